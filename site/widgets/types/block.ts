import { renderText } from '../../blocks/render.ts';
import { raw } from '../../web/html.ts';
import { htmlField, textOf } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';

/** Blocks, as posts are made of them. */
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
