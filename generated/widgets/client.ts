// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (6c2804005a5f)

import type { Answer, Call, CallOptions, Deleted, Transport } from '../../runtime/client/index.ts';
import type { WidgetTypeEmbed } from '../widget-types/types.ts';
import type * as types from './types.ts';

/** `widgets`, as a client sees it. */
export interface Widgets {
  data: { view: types.WidgetView; embed: types.WidgetEmbed; edit: types.WidgetEdit };
  fields: {
    view: keyof types.WidgetView;
    embed: Widgets['fields']['view'] | keyof types.WidgetEmbed;
    edit:
      | Widgets['fields']['view']
      | keyof types.WidgetEdit
      | 'instance.encoded'
      | 'instance.hash'
      | 'instance.raw';
  };
  embeds: { about: WidgetTypeEmbed };
}

/** Calls the endpoints of `widgets`. */
export class WidgetsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists widgets, by sidebar. `GET /cms/v2/widgets` (schemas/resources/widgets.json:107) */
  list<
    C extends keyof Widgets['data'] = 'view',
    const F extends readonly Widgets['fields'][C][] = never,
    const E extends true | keyof Widgets['embeds'] = never,
  >(
    input?: types.ListWidgetsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<readonly Answer<Widgets, C, F, E>[], types.ListWidgetsError> {
    return this.#transport.call('GET', '/{core}/widgets', input, options);
  }

  /** Adds a widget to the end of a sidebar. `POST /cms/v2/widgets` (schemas/resources/widgets.json:120) */
  create<
    const F extends readonly Widgets['fields']['edit'][] = never,
    const E extends true | keyof Widgets['embeds'] = never,
  >(
    input?: types.CreateWidgetInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Widgets, 'edit', F, E>, types.CreateWidgetError> {
    return this.#transport.call('POST', '/{core}/widgets', input, options);
  }

  /** Returns a widget. `GET /cms/v2/widgets/{id}` (schemas/resources/widgets.json:141) */
  get<
    C extends keyof Widgets['data'] = 'view',
    const F extends readonly Widgets['fields'][C][] = never,
    const E extends true | keyof Widgets['embeds'] = never,
  >(
    input: types.GetWidgetInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Widgets, C, F, E>, types.GetWidgetError> {
    return this.#transport.call('GET', '/{core}/widgets/{id}', input, options);
  }

  /** Updates a widget, or moves it to another sidebar. `POST, PUT, PATCH /cms/v2/widgets/{id}` (schemas/resources/widgets.json:156) */
  update<
    const F extends readonly Widgets['fields']['edit'][] = never,
    const E extends true | keyof Widgets['embeds'] = never,
  >(
    input: types.UpdateWidgetInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Widgets, 'edit', F, E>, types.UpdateWidgetError> {
    return this.#transport.call('POST', '/{core}/widgets/{id}', input, options);
  }

  /** Moves a widget to the inactive widgets, or deletes it permanently. `DELETE /cms/v2/widgets/{id}` (schemas/resources/widgets.json:166) */
  delete(
    input: types.DeleteWidgetInput,
    options?: CallOptions,
  ): Call<types.WidgetEdit | Deleted<types.WidgetEdit>, types.DeleteWidgetError> {
    return this.#transport.call('DELETE', '/{core}/widgets/{id}', input, options);
  }
}
