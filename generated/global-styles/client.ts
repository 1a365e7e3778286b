// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (bffeaefe8984)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `global-styles`, as a client sees it. */
export interface GlobalStylesResource {
  data: {
    view: types.GlobalStylesView;
    embed: types.GlobalStylesEmbed;
    edit: types.GlobalStylesEdit;
  };
  fields: {
    view: keyof types.GlobalStylesView | 'title.raw' | 'title.rendered';
    embed: keyof types.GlobalStylesEmbed | 'title.raw' | 'title.rendered';
    edit: GlobalStylesResource['fields']['view'] | keyof types.GlobalStylesEdit;
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `global-styles`. */
export class GlobalStylesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the style variations of the active theme. `GET /cms/v2/global-styles/themes/{stylesheet}/variations` (schemas/resources/global-styles.json:86) */
  variations(
    input: types.VariationsGlobalStylesInput,
    options?: CallOptions,
  ): Call<types.VariationsGlobalStylesAnswer, types.VariationsGlobalStylesError> {
    return this.#transport.call(
      'GET',
      '/{core}/global-styles/themes/{stylesheet}/variations',
      input,
      options,
    );
  }

  /** Returns the settings and styles of the active theme, merged with the defaults. `GET /cms/v2/global-styles/themes/{stylesheet}` (schemas/resources/global-styles.json:124) */
  theme<const F extends readonly GlobalStylesResource['fields']['view'][] = never>(
    input: types.ThemeGlobalStylesInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<GlobalStylesResource, 'view', F, never>, types.ThemeGlobalStylesError> {
    return this.#transport.call('GET', '/{core}/global-styles/themes/{stylesheet}', input, options);
  }

  /** Returns the settings and styles of this site. `GET /cms/v2/global-styles/{id}` (schemas/resources/global-styles.json:139) */
  get<
    C extends keyof GlobalStylesResource['data'] = 'view',
    const F extends readonly GlobalStylesResource['fields'][C][] = never,
  >(
    input: types.GetGlobalStylesInput & { context?: C | undefined; _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<GlobalStylesResource, C, F, never>, types.GetGlobalStylesError> {
    return this.#transport.call('GET', '/{core}/global-styles/{id}', input, options);
  }

  /** Updates the settings and styles of this site; properties that are not sent keep their values. `POST, PUT, PATCH /cms/v2/global-styles/{id}` (schemas/resources/global-styles.json:154) */
  update<const F extends readonly GlobalStylesResource['fields']['view'][] = never>(
    input: types.UpdateGlobalStylesInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<GlobalStylesResource, 'view', F, never>, types.UpdateGlobalStylesError> {
    return this.#transport.call('POST', '/{core}/global-styles/{id}', input, options);
  }
}
