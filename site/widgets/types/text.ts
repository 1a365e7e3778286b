import { paragraphs } from '../../domain/paragraphs.ts';
import { texturize } from '../../domain/texturize.ts';
import { html, raw } from '../../web/html.ts';
import { flagField, htmlField, isSet, optionalFlagField, textField, textOf } from '../fields.ts';
import type { Instance, WidgetType } from '../widget-type.ts';

/** Some text, with paragraphs where it asks for them. */
export const text: WidgetType = {
  id: 'text',
  name: 'Text',
  description: 'Some text.',
  classname: 'widget_text',
  fields: [
    textField('title', 'Title'),
    htmlField('text', 'Text'),
    flagField('filter', 'Blank lines part paragraphs'),
    optionalFlagField('visual', 'Written with formatting'),
  ],
  show: (_scope, instance) => ({
    title: html`${textOf(instance, 'title')}`,
    body: html`<div class="textwidget">${raw(bodyOf(instance))}</div>`,
  }),
};

function bodyOf(instance: Instance): string {
  const written = textOf(instance, 'text');
  const hasParagraphs = isSet(instance, 'filter') || isSet(instance, 'visual');
  return hasParagraphs ? paragraphs(texturize(written)) : written;
}
