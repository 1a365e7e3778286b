// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (981e9b17da48)

/** A global styles with every field: what a handler returns. */
export interface GlobalStyles {
  /** Number of the styles. */
  id: string;
  /** How the site looks, by element and block. */
  styles: {
    [k: string]: unknown;
  };
  /** What editors offer. */
  settings: {
    [k: string]: unknown;
  };
  /** What people call the styles. */
  title:
    | {
        /** The title as it is stored. */
        raw: string;
        /** The title as HTML, ready to show. */
        rendered: string;
      }
    | string;
}

/** A global styles in the `view` context. */
export type GlobalStylesView = GlobalStyles;

/** A global styles in the `embed` context. */
export interface GlobalStylesEmbed {
  id: string;
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
  /** Route of the styles, or of those of a theme. */
  self_route: string;
  /** Whether the caller may change styles that were set here. */
  can_publish: boolean;
}

/** What `global-styles.variations` receives, once validated, sanitized and defaulted. */
export interface VariationsGlobalStylesArgs {
  /** Name of the folder of the theme. */
  stylesheet: string;
}

/** What a client may send to `global-styles.variations`. */
export type VariationsGlobalStylesInput = VariationsGlobalStylesArgs;

/** What `global-styles.theme` receives, once validated, sanitized and defaulted. */
export interface ThemeGlobalStylesArgs {
  /** Name of the folder of the theme. */
  stylesheet: string;
}

/** What a client may send to `global-styles.theme`. */
export type ThemeGlobalStylesInput = ThemeGlobalStylesArgs;

/** What `global-styles.get` receives, once validated, sanitized and defaulted. */
export interface GetGlobalStylesArgs {
  /** Number of the styles. */
  id: string;
}

/** What a client may send to `global-styles.get`. */
export type GetGlobalStylesInput = GetGlobalStylesArgs;

/** What `global-styles.update` receives, once validated, sanitized and defaulted. */
export interface UpdateGlobalStylesArgs {
  /** Number of the styles. */
  id: string;
  /** How the site looks, by element and block. */
  styles?: {
    [k: string]: unknown;
  };
  /** What editors offer. */
  settings?: {
    [k: string]: unknown;
  };
  /** What people call the styles. */
  title?:
    | {
        /** The title as it is stored. */
        raw?: string;
        /** The title as HTML, ready to show. */
        rendered?: string;
      }
    | string;
}

/** What a client may send to `global-styles.update`. */
export type UpdateGlobalStylesInput = UpdateGlobalStylesArgs;
