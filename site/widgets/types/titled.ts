import type { Awaitable } from '../../../runtime/server/index.ts';
import type { Scope } from '../../handlers/scope.ts';
import { html } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { textField, textOf } from '../fields.ts';
import type { Instance, WidgetType } from '../widget-types.ts';

/** A widget type with a title. */
export interface TitledType extends Omit<WidgetType, 'show'> {
  /** The default title. */
  readonly title?: string;
  /** Returns the content; `null` renders nothing. */
  body(scope: Scope, instance: Instance): Awaitable<Html | null>;
}

/** Returns a widget type whose first setting is its title. */
export function titled({ title = '', fields, body, ...facts }: TitledType): WidgetType {
  return {
    ...facts,
    fields: [textField('title', 'Title'), ...fields],
    async show(scope, instance) {
      const shown = await body(scope, instance);
      return shown && { title: html`${textOf(instance, 'title') || title}`, body: shown };
    },
  };
}
