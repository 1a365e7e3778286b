// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (98c0ee05af46)

import type { Answer, Call, CallOptions, Deleted, Transport } from '../../runtime/client/index.ts';
import type { WidgetTypeEmbed } from '../widget-types/types.ts';
import type {
  CreateWidgetError,
  CreateWidgetInput,
  DeleteWidgetError,
  DeleteWidgetInput,
  GetWidgetError,
  GetWidgetInput,
  ListWidgetsError,
  ListWidgetsInput,
  UpdateWidgetError,
  UpdateWidgetInput,
  WidgetEdit,
  WidgetEmbed,
  WidgetView,
} from './types.ts';

/** `widgets`, as a client sees it. */
export interface Widgets {
  data: { view: WidgetView; embed: WidgetEmbed; edit: WidgetEdit };
  fields: {
    view: keyof WidgetView;
    embed: Widgets['fields']['view'] | keyof WidgetEmbed;
    edit:
      | Widgets['fields']['view']
      | keyof WidgetEdit
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

  /** Lists widgets, by sidebar. `GET /cms/v2/widgets` (schemas/resources/widgets.json:91) */
  list<
    C extends keyof Widgets['data'] = 'view',
    const F extends readonly Widgets['fields'][C][] = never,
    const E extends true | keyof Widgets['embeds'] = never,
  >(
    input?: ListWidgetsInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<readonly Answer<Widgets, C, F, E>[], ListWidgetsError> {
    return this.#transport.call('GET', '/{core}/widgets', input, options);
  }

  /** Adds a widget to the end of a sidebar. `POST /cms/v2/widgets` (schemas/resources/widgets.json:104) */
  create<
    const F extends readonly Widgets['fields']['edit'][] = never,
    const E extends true | keyof Widgets['embeds'] = never,
  >(
    input?: CreateWidgetInput & { _fields?: F | undefined; _embed?: E | readonly E[] | undefined },
    options?: CallOptions,
  ): Call<Answer<Widgets, 'edit', F, E>, CreateWidgetError> {
    return this.#transport.call('POST', '/{core}/widgets', input, options);
  }

  /** Returns a widget. `GET /cms/v2/widgets/{id}` (schemas/resources/widgets.json:125) */
  get<
    C extends keyof Widgets['data'] = 'view',
    const F extends readonly Widgets['fields'][C][] = never,
    const E extends true | keyof Widgets['embeds'] = never,
  >(
    input: GetWidgetInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Widgets, C, F, E>, GetWidgetError> {
    return this.#transport.call('GET', '/{core}/widgets/{id}', input, options);
  }

  /** Updates a widget, or moves it to another sidebar. `POST, PUT, PATCH /cms/v2/widgets/{id}` (schemas/resources/widgets.json:140) */
  update<
    const F extends readonly Widgets['fields']['edit'][] = never,
    const E extends true | keyof Widgets['embeds'] = never,
  >(
    input: UpdateWidgetInput & { _fields?: F | undefined; _embed?: E | readonly E[] | undefined },
    options?: CallOptions,
  ): Call<Answer<Widgets, 'edit', F, E>, UpdateWidgetError> {
    return this.#transport.call('POST', '/{core}/widgets/{id}', input, options);
  }

  /** Moves a widget to the inactive widgets, or deletes it permanently. `DELETE /cms/v2/widgets/{id}` (schemas/resources/widgets.json:150) */
  delete(
    input: DeleteWidgetInput,
    options?: CallOptions,
  ): Call<WidgetEdit | Deleted<WidgetEdit>, DeleteWidgetError> {
    return this.#transport.call('DELETE', '/{core}/widgets/{id}', input, options);
  }
}
