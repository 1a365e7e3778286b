import type { SiteOptions } from './options.ts';

/** The number of the page that the site shows at its front; 0 where it shows posts there. */
export function frontPage(options: SiteOptions): number {
  return options.text('show_on_front') === 'page' ? options.number('page_on_front', 0) : 0;
}
