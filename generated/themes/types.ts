// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (af86bb876763)

import type { InputOf } from '../../runtime/client/index.ts';

/** A theme with every field: what a handler returns. (schemas/resources/themes.json:3) */
export interface Theme {
  /** Folder name of the theme. */
  stylesheet: string;
  /** Theme that provides the templates. */
  template: string;
  /** Author of the theme. */
  author: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Website of the author. */
  author_uri: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Description of the theme. */
  description: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Name of the theme. */
  name: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Minimum version of PHP, for information only. */
  requires_php: string;
  /** Minimum version of the API. */
  requires_cms: string;
  /** URL of a screenshot of the theme; empty for none. */
  screenshot: string;
  /** Tags of the theme. */
  tags: {
    /** Text as stored. */
    raw: string[];
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Text domain of translations. */
  textdomain: string;
  /** Features that the active theme supports. */
  theme_supports?: {
    /** Whether blocks can have wide and full alignment. */
    'align-wide': boolean;
    /** Whether pages link to feeds. */
    'automatic-feed-links': boolean;
    /** Whether posts can have block templates. */
    'block-templates': boolean;
    /** Whether templates can have block template parts. */
    'block-template-parts': boolean;
    /** Whether the background can be customized, with its defaults. */
    'custom-background':
      | boolean
      | {
          'default-image': string;
          'default-preset': 'default' | 'fill' | 'fit' | 'repeat' | 'custom';
          'default-position-x': 'left' | 'center' | 'right';
          'default-position-y': 'left' | 'center' | 'right';
          'default-size': 'auto' | 'contain' | 'cover';
          'default-repeat': 'repeat-x' | 'repeat-y' | 'repeat' | 'no-repeat';
          'default-attachment': 'scroll' | 'fixed';
          'default-color': string;
        };
    /** Whether the header image can be customized, with its defaults. */
    'custom-header':
      | boolean
      | {
          'default-image': string;
          'random-default': boolean;
          width: number;
          height: number;
          'flex-height': boolean;
          'flex-width': boolean;
          'default-text-color': string;
          'header-text': boolean;
          uploads: boolean;
          video: boolean;
        };
    /** Whether the logo can be customized, with its size. */
    'custom-logo':
      | boolean
      | {
          width: number;
          height: number;
          'flex-width': boolean;
          'flex-height': boolean;
          'header-text': string[];
          'unlink-homepage-logo': boolean;
        };
    /** Whether widgets are refreshed selectively in the customizer. */
    'customize-selective-refresh-widgets': boolean;
    /** Whether the editor is dark. */
    'dark-editor-style': boolean;
    /** Whether custom colors are disabled. */
    'disable-custom-colors': boolean;
    /** Whether custom font sizes are disabled. */
    'disable-custom-font-sizes': boolean;
    /** Whether custom gradients are disabled. */
    'disable-custom-gradients': boolean;
    /** Whether layout styles are disabled. */
    'disable-layout-styles': boolean;
    /** Colors of the palette. */
    'editor-color-palette': boolean | { name: string; slug: string; color: string }[];
    /** Font sizes. */
    'editor-font-sizes': boolean | { name: string; size: number; slug: string }[];
    /** Gradients. */
    'editor-gradient-presets': boolean | { name: string; gradient: string; slug: string }[];
    /** Whether the editor uses the styles of the theme. */
    'editor-styles': boolean;
    /** Parts of pages that use HTML5. */
    html5:
      | boolean
      | (
          | 'search-form'
          | 'comment-form'
          | 'comment-list'
          | 'gallery'
          | 'caption'
          | 'script'
          | 'style'
        )[];
    /** Formats of posts. */
    formats: (
      | 'aside'
      | 'audio'
      | 'chat'
      | 'gallery'
      | 'image'
      | 'link'
      | 'quote'
      | 'standard'
      | 'status'
      | 'video'
    )[];
    /** Whether posts can have a featured image, or the post types that can. */
    'post-thumbnails': boolean | string[];
    /** Whether embedded content is responsive. */
    'responsive-embeds': boolean;
    /** Whether the service generates the titles of pages. */
    'title-tag': boolean;
    /** Whether blocks have default styles. */
    'cms-block-styles': boolean;
  };
  /** URL of the website of the theme. */
  theme_uri: {
    /** Text as stored. */
    raw: string;
    /** Text as HTML for display. */
    rendered: string;
  };
  /** Version of the theme. */
  version: string;
  /** Whether the theme is active. */
  status: 'inactive' | 'active';
}

/** A theme in the `view` context. (schemas/resources/themes.json:3) */
export type ThemeView = Theme;

/** Values that the links of a theme depend on, in addition to its fields. (schemas/resources/themes.json:3) */
export interface ThemeFacts {
  /** ID of the global styles of this site for the active theme, or 0 for none. */
  user_styles: number;
}

/** The arguments that the handler of `themes.list` receives. (schemas/resources/themes.json:464) */
export interface ListThemesArgs {
  /** Only themes with one of these statuses. */
  status?: ('active' | 'inactive')[];
}

/** The arguments that a client may send to `themes.list`. (schemas/resources/themes.json:464) */
export interface ListThemesInput extends InputOf<ListThemesArgs> {}

/** The error codes of `themes.list`, in addition to those of any endpoint. */
export type ListThemesError = 'rest_cannot_view_active_theme' | 'rest_cannot_view_themes';

/** The arguments that the handler of `themes.get` receives. (schemas/resources/themes.json:489) */
export interface GetThemeArgs {
  /** Folder name of the theme. */
  stylesheet: string;
}

/** The arguments that a client may send to `themes.get`. (schemas/resources/themes.json:489) */
export type GetThemeInput = GetThemeArgs;

/** The error codes of `themes.get`, in addition to those of any endpoint. */
export type GetThemeError =
  | 'rest_cannot_view_active_theme'
  | 'rest_cannot_view_themes'
  | 'rest_theme_not_found';
