// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (81297a4896f2)

/** A global styles with every field: what a handler returns. */
export interface GlobalStyles {
  /** Unique identifier of the global styles. */
  id: number;
  /** Styles, by element and block. */
  styles: {
    [k: string]: unknown;
  };
  /** Settings of the editor. */
  settings: {
    [k: string]: unknown;
  };
  /** Title of the global styles. */
  title:
    | {
        /** Title as stored. */
        raw: string;
        /** Title as HTML for display. */
        rendered: string;
      }
    | string;
}

/** A global styles in the `view` context. */
export type GlobalStylesView = GlobalStyles;

/** A global styles in the `embed` context. */
export interface GlobalStylesEmbed {
  id: number;
  title:
    | {
        raw: string;
        rendered: string;
      }
    | string;
}

/** A global styles in the `edit` context. */
export type GlobalStylesEdit = GlobalStyles;

/** What links of a global styles depend on beside its fields. */
export interface GlobalStylesFacts {
  /** Route of the global styles, or of those of a theme. */
  self_route: string;
  /** Whether the caller may change the global styles. */
  can_publish: boolean;
}

/** What `global-styles.variations` receives, once validated, sanitized and defaulted. */
export interface VariationsGlobalStylesArgs {
  /** Folder name of the theme. */
  stylesheet: string;
}

/** What a client may send to `global-styles.variations`. */
export type VariationsGlobalStylesInput = VariationsGlobalStylesArgs;

/** What `global-styles.variations` answers. */
export type VariationsGlobalStylesAnswer = {
  /** Version of the format. */
  version: number;
  /** Label for display. */
  title?: string;
  /** Settings. */
  settings?: {
    [k: string]: unknown;
  };
  /** Styles. */
  styles?: {
    [k: string]: unknown;
  };
  [k: string]: unknown;
}[];

/** The codes of the errors that `global-styles.variations` answers, beside those that any may. */
export type VariationsGlobalStylesError =
  | 'rest_cannot_manage_global_styles'
  | 'rest_theme_not_found';

/** What `global-styles.theme` receives, once validated, sanitized and defaulted. */
export interface ThemeGlobalStylesArgs {
  /** Folder name of the theme. */
  stylesheet: string;
}

/** What a client may send to `global-styles.theme`. */
export type ThemeGlobalStylesInput = ThemeGlobalStylesArgs;

/** The codes of the errors that `global-styles.theme` answers, beside those that any may. */
export type ThemeGlobalStylesError = 'rest_cannot_manage_global_styles' | 'rest_theme_not_found';

/** What `global-styles.get` receives, once validated, sanitized and defaulted. */
export interface GetGlobalStylesArgs {
  /** Unique identifier of the global styles. */
  id: string;
}

/** What a client may send to `global-styles.get`. */
export type GetGlobalStylesInput = GetGlobalStylesArgs;

/** The codes of the errors that `global-styles.get` answers, beside those that any may. */
export type GetGlobalStylesError =
  | 'rest_cannot_view'
  | 'rest_forbidden_context'
  | 'rest_global_styles_not_found';

/** What `global-styles.update` receives, once validated, sanitized and defaulted. */
export interface UpdateGlobalStylesArgs {
  /** Unique identifier of the global styles. */
  id: string;
  /** Styles, by element and block. */
  styles?: {
    [k: string]: unknown;
  };
  /** Settings of the editor. */
  settings?: {
    [k: string]: unknown;
  };
  /** Title of the global styles. */
  title?:
    | {
        /** Title as stored. */
        raw?: string;
        /** Title as HTML for display. */
        rendered?: string;
      }
    | string;
}

/** What a client may send to `global-styles.update`. */
export type UpdateGlobalStylesInput = UpdateGlobalStylesArgs;

/** The codes of the errors that `global-styles.update` answers, beside those that any may. */
export type UpdateGlobalStylesError = 'rest_cannot_edit' | 'rest_global_styles_not_found';
