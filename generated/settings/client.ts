// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (dbed6c03056d)

import type { Answer, Transport } from '../../runtime/client/index.ts';
import type { SettingsView, UpdateSettingsInput } from './types.ts';

/** `settings`, as a client sees it. */
export interface SettingsResource {
  data: { view: SettingsView };
  fields: {
    view:
      | 'title'
      | 'description'
      | 'url'
      | 'email'
      | 'timezone'
      | 'date_format'
      | 'time_format'
      | 'start_of_week'
      | 'language'
      | 'use_smilies'
      | 'default_category'
      | 'default_post_format'
      | 'posts_per_page'
      | 'show_on_front'
      | 'page_on_front'
      | 'page_for_posts'
      | 'default_ping_status'
      | 'default_comment_status'
      | 'site_logo'
      | 'site_icon';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `settings`. */
export class SettingsClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /**
   * Shows the settings of the site.
   *
   * `GET /cms/v2/settings`
   */
  get<const F extends SettingsResource['fields']['view'] = never>(input?: {
    _fields?: readonly F[];
  }): Promise<Answer<SettingsResource, 'view', F, never>> {
    return this.#transport.call('GET', '/{core}/settings', input);
  }

  /**
   * Changes settings of the site; what is not sent stays as it is.
   *
   * `POST, PUT, PATCH /cms/v2/settings`
   */
  update<const F extends SettingsResource['fields']['view'] = never>(
    input?: UpdateSettingsInput & { _fields?: readonly F[] },
  ): Promise<Answer<SettingsResource, 'view', F, never>> {
    return this.#transport.call('POST', '/{core}/settings', input);
  }
}
