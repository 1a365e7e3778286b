// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (532f02884dbd)

/** A theme with every field: what a handler returns. */
export interface Theme {
  /** Name of the folder of the theme. */
  stylesheet: string;
  /** Theme that its templates are of. */
  template: string;
  /** Who made the theme. */
  author: {
    /** As the theme says it. */
    raw: string;
    /** As HTML, ready to show. */
    rendered: string;
  };
  /** Their page. */
  author_uri: {
    /** As the theme says it. */
    raw: string;
    /** As HTML, ready to show. */
    rendered: string;
  };
  /** What the theme is. */
  description: {
    /** As the theme says it. */
    raw: string;
    /** As HTML, ready to show. */
    rendered: string;
  };
  /** What people call the theme. */
  name: {
    /** As the theme says it. */
    raw: string;
    /** As HTML, ready to show. */
    rendered: string;
  };
  /** Release of PHP that a theme from elsewhere asks for; it says nothing here. */
  requires_php: string;
  /** Release of the API that the theme asks for. */
  requires_cms: string;
  /** Address of a picture of the theme; empty for none. */
  screenshot: string;
  /** Words to find the theme by. */
  tags: {
    /** As the theme says it. */
    raw: string[];
    /** As HTML, ready to show. */
    rendered: string;
  };
  /** Name of its translations. */
  textdomain: string;
  /** Features that the active theme has something for. */
  theme_supports?: {
    /** Whether blocks can be as wide as the page. */
    'align-wide': boolean;
    /** Whether pages tell of their feeds. */
    'automatic-feed-links': boolean;
    /** Whether posts can have templates of blocks. */
    'block-templates': boolean;
    /** Whether templates can be made of parts of blocks. */
    'block-template-parts': boolean;
    /** Whether the background can be chosen, and what it is at first. */
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
    /** Whether a picture at the top can be chosen, and what it is at first. */
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
    /** Whether a logo can be chosen, and of what size. */
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
    /** Whether widgets are shown anew by themselves while they are edited. */
    'customize-selective-refresh-widgets': boolean;
    /** Whether the editor is dark. */
    'dark-editor-style': boolean;
    /** Whether only the colours of the palette can be used. */
    'disable-custom-colors': boolean;
    /** Whether only the listed sizes of letters can be used. */
    'disable-custom-font-sizes': boolean;
    /** Whether only the listed gradients can be used. */
    'disable-custom-gradients': boolean;
    /** Whether blocks are laid out by the theme alone. */
    'disable-layout-styles': boolean;
    /** Colours that editors offer. */
    'editor-color-palette':
      | boolean
      | {
          name: string;
          slug: string;
          color: string;
        }[];
    /** Sizes of letters that editors offer. */
    'editor-font-sizes':
      | boolean
      | {
          name: string;
          size: number;
          slug: string;
        }[];
    /** Gradients that editors offer. */
    'editor-gradient-presets':
      | boolean
      | {
          name: string;
          gradient: string;
          slug: string;
        }[];
    /** Whether the editor looks like the site. */
    'editor-styles': boolean;
    /** Parts of pages that are written in HTML 5. */
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
    /** Formats that posts can have. */
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
    /** Whether posts can have a picture that stands for them, or which types can. */
    'post-thumbnails': boolean | string[];
    /** Whether what is embedded fits its width. */
    'responsive-embeds': boolean;
    /** Whether the service writes the titles of pages. */
    'title-tag': boolean;
    /** Whether blocks come with styles of their own. */
    'cms-block-styles': boolean;
  };
  /** Page of the theme. */
  theme_uri: {
    /** As the theme says it. */
    raw: string;
    /** As HTML, ready to show. */
    rendered: string;
  };
  /** Version of the theme. */
  version: string;
  /** Whether it is the active theme. */
  status: 'inactive' | 'active';
}

/** A theme in the `view` context. */
export type ThemeView = Theme;

/** What links of a theme depend on beside its fields. */
export interface ThemeFacts {
  /** Number of the styles that were set here for the active theme; 0 for none. */
  user_styles: number;
}

/** What `themes.list` receives, once validated, sanitized and defaulted. */
export interface ListThemesArgs {
  /** Only themes of these statuses. */
  status?: ('active' | 'inactive')[];
}

/** What a client may send to `themes.list`. */
export type ListThemesInput = ListThemesArgs;

/** The codes of the errors that `themes.list` answers, beside those that any may. */
export type ListThemesError = 'rest_cannot_view_active_theme' | 'rest_cannot_view_themes';

/** What `themes.get` receives, once validated, sanitized and defaulted. */
export interface GetThemeArgs {
  /** Name of the folder of the theme. */
  stylesheet: string;
}

/** What a client may send to `themes.get`. */
export type GetThemeInput = GetThemeArgs;

/** The codes of the errors that `themes.get` answers, beside those that any may. */
export type GetThemeError =
  | 'rest_cannot_view_active_theme'
  | 'rest_cannot_view_themes'
  | 'rest_theme_not_found';
