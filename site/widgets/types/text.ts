import { renderText } from '../../blocks/render.ts';
import { paragraphs, texturize } from '../../domain/text-to-html.ts';
import { html, raw } from '../../web/html.ts';
import { flagField, htmlField, isSet, optionalFlagField, textOf } from '../fields.ts';
import type { Instance, WidgetType } from '../widget-types.ts';
import { titled } from './titled.ts';

/** Shows text, optionally with paragraphs. */
export const text = titled({
  id: 'text',
  name: 'Text',
  description: 'Some text.',
  classname: 'widget_text',
  fields: [
    htmlField('text', 'Text'),
    flagField('filter', 'Add paragraphs at blank lines'),
    optionalFlagField('visual', 'Written with formatting'),
  ],
  body: (_scope, instance) => html`<div class="textwidget">${raw(bodyOf(instance))}</div>`,
});

function bodyOf(instance: Instance): string {
  const written = textOf(instance, 'text');
  const hasParagraphs = isSet(instance, 'filter') || isSet(instance, 'visual');
  return hasParagraphs ? paragraphs(texturize(written)) : written;
}

/** Shows HTML unchanged. */
export const customHtml = titled({
  id: 'custom_html',
  name: 'Custom HTML',
  description: 'Custom HTML.',
  classname: 'widget_custom_html',
  fields: [htmlField('content', 'Content')],
  body: (_scope, instance) =>
    html`<div class="textwidget custom-html-widget">${raw(textOf(instance, 'content'))}</div>`,
});

/** Shows blocks, as in posts. */
export const block: WidgetType = {
  id: 'block',
  name: 'Block',
  description: 'A block of any kind.',
  classname: 'widget_block',
  fields: [htmlField('content', 'Block HTML')],
  async show(scope, instance) {
    return { title: raw(''), body: raw(await renderText(scope, textOf(instance, 'content'))) };
  },
};
