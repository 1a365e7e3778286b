import type { Scope } from '../handlers/scope.ts';
import { escapeHtml } from '../../runtime/schema/text/html.ts';
import { readArrangement } from './arrangement.ts';
import { instanceOf } from './instances.ts';
import type { WidgetTypes } from './registry.ts';
import { declaredSidebars } from './sidebars.ts';
import type { Sidebar } from './sidebars.ts';
import { parseWidgetId } from './widget-id.ts';
import type { Instance, WidgetType } from './widget-type.ts';

/** The markup around a widget. */
export type Frame = Pick<
  Sidebar,
  'before_widget' | 'after_widget' | 'before_title' | 'after_title'
>;

/** The frame where no sidebar says another. */
export const PLAIN_FRAME: Frame = {
  before_widget: '<div class="widget %2$s">',
  after_widget: '</div>',
  before_title: '<h2 class="widgettitle">',
  after_title: '</h2>',
};

/** A widget as HTML, in a frame; empty when it shows nothing. */
export async function renderWidget(
  scope: Scope,
  type: WidgetType,
  instance: Instance,
  { id, frame }: { readonly id: string; readonly frame: Frame },
): Promise<string> {
  const { budget } = scope;
  return budget.within(async () => {
    budget.take('renderBlocks');
    const shown = await type.show({ ...scope, store: budget.storeFor(scope.store) }, instance);
    if (shown === null) return '';
    const before = frame.before_widget
      .replaceAll('%1$s', () => escapeHtml(id))
      .replaceAll('%2$s', () => escapeHtml(type.classname));
    const title =
      shown.title.text === '' ? '' : frame.before_title + shown.title.text + frame.after_title;
    return before + title + shown.body.text + frame.after_widget;
  });
}

/** All widgets of a sidebar as HTML, from top to bottom; empty for one that is not there. */
export async function renderSidebar(scope: Scope, types: WidgetTypes, id: string): Promise<string> {
  const sidebar = (await declaredSidebars(scope.store)).find((each) => each.id === id);
  if (!sidebar) return '';
  const arranged = await readArrangement(scope.store);
  const rendered: string[] = [];
  for (const widget of arranged.get(id) ?? []) {
    const type = types.get(parseWidgetId(widget).base);
    const instance = await instanceOf(scope.store, widget);
    if (!type || !instance) continue;
    rendered.push(await renderWidget(scope, type, instance, { id: widget, frame: sidebar }));
  }
  return rendered.join('');
}
