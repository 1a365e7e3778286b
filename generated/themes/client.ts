// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (9527b353fe14)

import { allOf } from '../../runtime/client/index.ts';
import type {
  Answer,
  Call,
  CallOptions,
  Page as PageOf,
  Transport,
} from '../../runtime/client/index.ts';
import type * as types from './types.ts';

/** `themes`, as a client sees it. */
export interface Themes {
  data: { view: types.ThemeView };
  fields: {
    view:
      | keyof types.ThemeView
      | 'author.raw'
      | 'author.rendered'
      | 'author_uri.raw'
      | 'author_uri.rendered'
      | 'description.raw'
      | 'description.rendered'
      | 'name.raw'
      | 'name.rendered'
      | 'tags.raw'
      | 'tags.rendered'
      | 'theme_supports.align-wide'
      | 'theme_supports.automatic-feed-links'
      | 'theme_supports.block-templates'
      | 'theme_supports.block-template-parts'
      | 'theme_supports.custom-background'
      | 'theme_supports.custom-background.default-image'
      | 'theme_supports.custom-background.default-preset'
      | 'theme_supports.custom-background.default-position-x'
      | 'theme_supports.custom-background.default-position-y'
      | 'theme_supports.custom-background.default-size'
      | 'theme_supports.custom-background.default-repeat'
      | 'theme_supports.custom-background.default-attachment'
      | 'theme_supports.custom-background.default-color'
      | 'theme_supports.custom-header'
      | 'theme_supports.custom-header.default-image'
      | 'theme_supports.custom-header.random-default'
      | 'theme_supports.custom-header.width'
      | 'theme_supports.custom-header.height'
      | 'theme_supports.custom-header.flex-height'
      | 'theme_supports.custom-header.flex-width'
      | 'theme_supports.custom-header.default-text-color'
      | 'theme_supports.custom-header.header-text'
      | 'theme_supports.custom-header.uploads'
      | 'theme_supports.custom-header.video'
      | 'theme_supports.custom-logo'
      | 'theme_supports.custom-logo.width'
      | 'theme_supports.custom-logo.height'
      | 'theme_supports.custom-logo.flex-width'
      | 'theme_supports.custom-logo.flex-height'
      | 'theme_supports.custom-logo.header-text'
      | 'theme_supports.custom-logo.unlink-homepage-logo'
      | 'theme_supports.customize-selective-refresh-widgets'
      | 'theme_supports.dark-editor-style'
      | 'theme_supports.disable-custom-colors'
      | 'theme_supports.disable-custom-font-sizes'
      | 'theme_supports.disable-custom-gradients'
      | 'theme_supports.disable-layout-styles'
      | 'theme_supports.editor-color-palette'
      | 'theme_supports.editor-font-sizes'
      | 'theme_supports.editor-gradient-presets'
      | 'theme_supports.editor-styles'
      | 'theme_supports.html5'
      | 'theme_supports.formats'
      | 'theme_supports.post-thumbnails'
      | 'theme_supports.responsive-embeds'
      | 'theme_supports.title-tag'
      | 'theme_supports.cms-block-styles'
      | 'theme_uri.raw'
      | 'theme_uri.rendered';
  };
  embeds: Record<never, never>;
}

/** Calls the endpoints of `themes`. */
export class ThemesClient {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Lists the installed themes. `GET /cms/v2/themes` (schemas/resources/themes.json:464) */
  list<const F extends readonly Themes['fields']['view'][] = never>(
    input?: types.ListThemesInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<PageOf<Answer<Themes, 'view', F, never>>, types.ListThemesError> {
    return this.#transport.page('GET', '/{core}/themes', input, options);
  }

  /** Returns the items of all pages, one after the other. `GET /cms/v2/themes` (schemas/resources/themes.json:464) */
  all<const F extends readonly Themes['fields']['view'][] = never>(
    input?: types.ListThemesInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): AsyncGenerator<Answer<Themes, 'view', F, never>, void, undefined> {
    return allOf(this.#transport, 'GET', '/{core}/themes', input, options);
  }

  /** Returns a theme. `GET /cms/v2/themes/{stylesheet}` (schemas/resources/themes.json:489) */
  get<const F extends readonly Themes['fields']['view'][] = never>(
    input: types.GetThemeInput & { _fields?: F | undefined },
    options?: CallOptions,
  ): Call<Answer<Themes, 'view', F, never>, types.GetThemeError> {
    return this.#transport.call('GET', '/{core}/themes/{stylesheet}', input, options);
  }
}
