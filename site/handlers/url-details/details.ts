import { trimBlanks } from '../../../runtime/schema/values/text.ts';
import { stripAllTags } from '../../../runtime/schema/text/html.ts';
import type { UrlDetails } from '../../../generated/url-details/types.ts';
import type { PageHead } from './head-reader.ts';

const ICONS: ReadonlySet<string> = new Set(['icon', 'shortcut icon', 'icon shortcut']);

/** What a page says of itself; `base` is its address. */
export function detailsOf({ title, meta, links }: PageHead, base: URL): UrlDetails {
  const icon = links.find(({ rel }) => ICONS.has(rel.replace(/\s+/g, ' ')));
  const image = meta.get('og:image') ?? meta.get('og:image:url') ?? '';
  return {
    title: plain(title),
    icon: addressOf(icon?.href ?? '', base),
    description: plain(meta.get('description') ?? meta.get('og:description') ?? ''),
    image: addressOf(image, base),
  };
}

/** Text as people read it: no markup, blanks folded. */
function plain(text: string): string {
  return trimBlanks(stripAllTags(text).replace(/\s+/g, ' '));
}

/** A whole address of something that browsers show; empty for anything else. */
function addressOf(written: string, base: URL): string {
  const trimmed = written.trim();
  if (trimmed === '' || !URL.canParse(trimmed, base.href)) return '';
  const url = new URL(trimmed, base);
  const isPicture = url.protocol === 'data:' && /^data:image\//i.test(url.href);
  return isPicture || url.protocol === 'http:' || url.protocol === 'https:' ? url.href : '';
}
