import { currentSite } from '../context.ts';
import type { Scope } from '../handlers/scope.ts';
import { renderSidebar } from '../widgets/render.ts';
import { declaredSidebars } from '../widgets/sidebars.ts';
import { html, raw } from './html.ts';
import type { Html } from './html.ts';

/** The sidebars of the site that have anything to show. */
export async function widgetAreas(scope: Scope): Promise<readonly Html[]> {
  const areas: Html[] = [];
  for (const { id, name, before_widget: before } of await declaredSidebars(scope.store)) {
    const widgets = raw(await renderSidebar(scope, currentSite().widgetTypes, id));
    if (widgets.text === '') continue;
    // Where the theme says nothing of the frame, widgets are items of a list.
    const body = /^\s*<li\b/i.test(before)
      ? html`<ul>
          ${widgets}
        </ul>`
      : widgets;
    areas.push(html`<aside id="${id}" class="widgets" aria-label="${name}">${body}</aside>`);
  }
  return areas;
}
