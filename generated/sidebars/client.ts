// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (e69b2c0ef68b)

import type { Answer, Call, CallOptions, Transport } from '../../runtime/client/index.ts';
import type { WidgetEmbed } from '../widgets/types.ts';
import type * as types from './types.ts';

/** `sidebars`, as a client sees it. */
export interface Sidebars {
  data: { view: types.SidebarView; embed: types.SidebarEmbed; edit: types.SidebarEdit };
  fields: {
    view: keyof types.SidebarView;
    embed: Sidebars['fields']['view'] | keyof types.SidebarEmbed;
    edit: Sidebars['fields']['view'] | keyof types.SidebarEdit;
  };
  embeds: { 'cms:widget': readonly WidgetEmbed[] };
}

/** Calls the endpoints of `sidebars`. */
export class SidebarsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the sidebars of the theme, after the one for inactive widgets. `GET /cms/v2/sidebars` (schemas/resources/sidebars.json:98) */
  list<
    C extends keyof Sidebars['data'] = 'view',
    const F extends readonly Sidebars['fields'][C][] = never,
    const E extends true | keyof Sidebars['embeds'] = never,
  >(
    input?: {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<readonly Answer<Sidebars, C, F, E>[], types.ListSidebarsError> {
    return this.#transport.call('GET', '/{core}/sidebars', input, options);
  }

  /** Returns a sidebar. `GET /cms/v2/sidebars/{id}` (schemas/resources/sidebars.json:115) */
  get<
    C extends keyof Sidebars['data'] = 'view',
    const F extends readonly Sidebars['fields'][C][] = never,
    const E extends true | keyof Sidebars['embeds'] = never,
  >(
    input: types.GetSidebarInput & {
      context?: C | undefined;
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Sidebars, C, F, E>, types.GetSidebarError> {
    return this.#transport.call('GET', '/{core}/sidebars/{id}', input, options);
  }

  /** Updates the widgets of a sidebar; widgets that are not sent become inactive. `POST, PUT, PATCH /cms/v2/sidebars/{id}` (schemas/resources/sidebars.json:124) */
  update<
    const F extends readonly Sidebars['fields']['edit'][] = never,
    const E extends true | keyof Sidebars['embeds'] = never,
  >(
    input: types.UpdateSidebarInput & {
      _fields?: F | undefined;
      _embed?: E | readonly E[] | undefined;
    },
    options?: CallOptions,
  ): Call<Answer<Sidebars, 'edit', F, E>, types.UpdateSidebarError> {
    return this.#transport.call('POST', '/{core}/sidebars/{id}', input, options);
  }
}
