import { html, raw } from '../../web/html.ts';
import { htmlField, textField, textOf } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';

/** HTML as it was written. */
export const customHtml: WidgetType = {
  id: 'custom_html',
  name: 'Custom HTML',
  description: 'HTML of your own.',
  classname: 'widget_custom_html',
  fields: [textField('title', 'Title'), htmlField('content', 'Content')],
  show: (_scope, instance) => ({
    title: html`${textOf(instance, 'title')}`,
    body: html`<div class="textwidget custom-html-widget">
      ${raw(textOf(instance, 'content'))}
    </div>`,
  }),
};
