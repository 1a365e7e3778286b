import { escapeHtml } from '../../runtime/schema/text/html.ts';
import type { Scope } from '../handlers/scope.ts';
import { html, raw } from '../web/html.ts';
import type { Html } from '../web/html.ts';
import type { ThemeSidebar } from '../themes/description.ts';
import { siteStylesheet } from '../themes/stylesheet.ts';
import { stylesheetPath } from '../web/addresses.ts';
import { declaredSidebars, readArrangement } from './arrangement.ts';
import { isSet, textOf } from './fields.ts';
import type { Field } from './fields.ts';
import { instanceOf, parseWidgetId } from './instances.ts';
import type { Instance, WidgetType, WidgetTypes } from './widget-types.ts';

/** The markup around a widget and its title. */
type Frame = Pick<ThemeSidebar, 'before_widget' | 'after_widget' | 'before_title' | 'after_title'>;

/** The frame of widgets without a sidebar. */
const PLAIN_FRAME: Frame = {
  before_widget: '<div class="widget %2$s">',
  after_widget: '</div>',
  before_title: '<h2 class="widgettitle">',
  after_title: '</h2>',
};

/** Returns a widget as HTML in a frame; empty if it has no output. */
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

/**
 * Returns all widgets of a sidebar as HTML, from top to bottom; empty if the sidebar does not exist, or if one of its own
 * widgets contains it.
 */
export async function renderSidebar(scope: Scope, types: WidgetTypes, id: string): Promise<string> {
  const sidebar = (await declaredSidebars(scope.store)).find((each) => each.id === id);
  if (!sidebar) return '';
  const { sidebars: around = [], page } = scope;
  if (around.includes(id)) return page?.notice(`The sidebar ${id} contains itself.`).text ?? '';
  const inside = { ...scope, sidebars: [...around, id] };
  const arranged = await readArrangement(scope.store);
  const rendered: string[] = [];
  for (const widget of arranged.get(id) ?? []) {
    const type = types.get(parseWidgetId(widget).base);
    const instance = await instanceOf(scope.store, widget);
    if (!type || !instance) continue;
    rendered.push(await renderWidget(inside, type, instance, { id: widget, frame: sidebar }));
  }
  return rendered.join('');
}

/** Returns the fields of the form of a widget: each setting with its label. */
export function widgetForm({ id, fields }: WidgetType, number: number, instance: Instance): string {
  const inputs = fields.map((field) => {
    const place = {
      id: `widget-${id}-${number}-${field.name}`,
      name: `widget-${id}[${number}][${field.name}]`,
    };
    const label = html`<label for="${place.id}">${field.label}</label>`;
    const control = controlOf(field, place, instance);
    return field.control.kind === 'checkbox'
      ? html`<p>${control} ${label}</p>`
      : html`<p>${label} ${control}</p>`;
  });
  return inputs.map(({ text }) => text).join('\n');
}

interface Place {
  readonly id: string;
  readonly name: string;
}

function controlOf({ name, control }: Field, at: Place, instance: Instance): Html {
  const place = html`id="${at.id}" name="${at.name}"`;
  const value = textOf(instance, name);
  switch (control.kind) {
    case 'text':
    case 'url':
      return html`<input class="widefat" ${place} type="${control.kind}" value="${value}" />`;
    case 'number': {
      const limits = html`min="${control.least}" max="${control.most}"`;
      return html`<input class="tiny-text" ${place} type="number" ${limits} value="${value}" />`;
    }
    case 'textarea':
      return html`<textarea class="widefat" ${place} rows="8" cols="20">${value}</textarea>`;
    case 'checkbox': {
      const checked = isSet(instance, name) ? raw(' checked') : null;
      return html`<input class="checkbox" ${place} type="checkbox" value="1" ${checked} />`;
    }
    case 'select': {
      const options = control.choices.map(([choice, label]) => {
        const selected = choice === value ? raw(' selected') : null;
        return html`<option value="${choice}" ${selected}>${label}</option>`;
      });
      return html`<select class="widefat" ${place}>
        ${options}
      </select>`;
    }
  }
}

/** Returns a widget with the given settings in the default frame. */
export async function previewWidget(
  scope: Scope,
  type: WidgetType,
  instance: Instance,
): Promise<string> {
  return (await renderWidget(scope, type, instance, { id: type.id, frame: PLAIN_FRAME })).trim();
}

/** Returns the preview as an HTML document, for a frame next to the form. */
export async function previewDocument(
  scope: Scope,
  type: WidgetType,
  instance: Instance,
): Promise<string> {
  const widget = raw(await previewWidget(scope, type, instance));
  const { baseUrl, token } = scope.settings;
  const { digest } = await siteStylesheet(scope.store);
  return html`<!doctype html>
    <html>
      <head>
        <meta charset="utf-8" />
        <meta name="robots" content="noindex, nofollow" />
        <title>${type.name}</title>
        <link rel="stylesheet" href="${baseUrl}${stylesheetPath(token, digest)}" />
      </head>
      <body class="widget-preview">
        ${widget}
      </body>
    </html>`.text;
}
