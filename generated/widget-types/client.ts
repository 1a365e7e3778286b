// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (7507ad01db37)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `widget-types`, as a client sees it. */
export interface WidgetTypes {
  data: { view: types.WidgetTypeView; embed: types.WidgetTypeEmbed; edit: types.WidgetTypeEdit };
  fields: {
    view: keyof types.WidgetTypeView;
    embed: WidgetTypes['fields']['view'] | keyof types.WidgetTypeEmbed;
    edit: WidgetTypes['fields']['view'] | keyof types.WidgetTypeEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `widget-types`. */
export class WidgetTypesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the widget types, by name. `GET /cms/v2/widget-types` (schemas/resources/widget-types.json:58) */
  list<
    C extends keyof WidgetTypes['data'] = 'view',
    const F extends readonly WidgetTypes['fields'][C][] = never,
  >(
    input?: { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<WidgetTypes, C, F, never>[], types.ListWidgetTypesError> {
    return this.#transport.call('GET', '/{core}/widget-types', input, options);
  }

  /** Returns a widget type. `GET /cms/v2/widget-types/{id}` (schemas/resources/widget-types.json:75) */
  get<
    C extends keyof WidgetTypes['data'] = 'view',
    const F extends readonly WidgetTypes['fields'][C][] = never,
  >(
    input: types.GetWidgetTypeInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<WidgetTypes, C, F, never>, types.GetWidgetTypeError> {
    return this.#transport.call('GET', '/{core}/widget-types/{id}', input, options);
  }

  /** Encodes the settings of a submitted widget form, and returns its form and preview. Nothing is stored. `POST /cms/v2/widget-types/{id}/encode` (schemas/resources/widget-types.json:94) */
  encode(
    input: types.EncodeWidgetTypeInput,
    options?: CallOptions,
  ): Call<types.EncodeWidgetTypeAnswer, types.EncodeWidgetTypeError> {
    return this.#transport.call('POST', '/{core}/widget-types/{id}/encode', input, options);
  }

  /** Renders a preview page of a widget with these settings. Nothing is stored. `POST /cms/v2/widget-types/{id}/render` (schemas/resources/widget-types.json:143) */
  render(
    input: types.RenderWidgetTypeInput,
    options?: CallOptions,
  ): Call<types.RenderWidgetTypeAnswer, types.RenderWidgetTypeError> {
    return this.#transport.call('POST', '/{core}/widget-types/{id}/render', input, options);
  }
}
