// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (c2b9af758fd8)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type {
  EncodeWidgetTypeAnswer,
  EncodeWidgetTypeError,
  EncodeWidgetTypeInput,
  GetWidgetTypeError,
  GetWidgetTypeInput,
  ListWidgetTypesError,
  RenderWidgetTypeAnswer,
  RenderWidgetTypeError,
  RenderWidgetTypeInput,
  WidgetTypeEdit,
  WidgetTypeEmbed,
  WidgetTypeView,
} from './types.ts';

/** `widget-types`, as a client sees it. */
export interface WidgetTypes {
  data: { view: WidgetTypeView; embed: WidgetTypeEmbed; edit: WidgetTypeEdit };
  fields: {
    view: keyof WidgetTypeView;
    embed: WidgetTypes['fields']['view'] | keyof WidgetTypeEmbed;
    edit: WidgetTypes['fields']['view'] | keyof WidgetTypeEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `widget-types`. */
export class WidgetTypesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the widget types, by name. `GET /cms/v2/widget-types` (schemas/resources/widget-types.json:56) */
  list<
    C extends keyof WidgetTypes['data'] = 'view',
    const F extends readonly WidgetTypes['fields'][C][] = never,
  >(
    input?: { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<readonly Answer<WidgetTypes, C, F, never>[], ListWidgetTypesError> {
    return this.#transport.call('GET', '/{core}/widget-types', input, options);
  }

  /** Returns a widget type. `GET /cms/v2/widget-types/{id}` (schemas/resources/widget-types.json:73) */
  get<
    C extends keyof WidgetTypes['data'] = 'view',
    const F extends readonly WidgetTypes['fields'][C][] = never,
  >(
    input: GetWidgetTypeInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<WidgetTypes, C, F, never>, GetWidgetTypeError> {
    return this.#transport.call('GET', '/{core}/widget-types/{id}', input, options);
  }

  /** Encodes the settings of a submitted widget form, and returns its form and preview. Nothing is stored. `POST /cms/v2/widget-types/{id}/encode` (schemas/resources/widget-types.json:92) */
  encode(
    input: EncodeWidgetTypeInput,
    options?: CallOptions,
  ): Call<EncodeWidgetTypeAnswer, EncodeWidgetTypeError> {
    return this.#transport.call('POST', '/{core}/widget-types/{id}/encode', input, options);
  }

  /** Renders a preview page of a widget with these settings. Nothing is stored. `POST /cms/v2/widget-types/{id}/render` (schemas/resources/widget-types.json:141) */
  render(
    input: RenderWidgetTypeInput,
    options?: CallOptions,
  ): Call<RenderWidgetTypeAnswer, RenderWidgetTypeError> {
    return this.#transport.call('POST', '/{core}/widget-types/{id}/render', input, options);
  }
}
