// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (59b56c35e3bc)

import type { InputOf } from '../../runtime/client/index.ts';

/** A global styles in the `embed` context. (schemas/resources/global-styles.json:3) */
export interface GlobalStylesEmbed {
  /** Unique identifier of the global styles. */
  id: number;
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

/** A global styles with every field: what a handler returns. (schemas/resources/global-styles.json:3) */
export interface GlobalStyles extends GlobalStylesEmbed {
  /** Styles, by element and block. */
  styles: { [k: string]: unknown };
  /** Settings of the editor. */
  settings: { [k: string]: unknown };
}

/** A global styles in the `view` context. (schemas/resources/global-styles.json:3) */
export type GlobalStylesView = GlobalStyles;

/** A global styles in the `edit` context. (schemas/resources/global-styles.json:3) */
export type GlobalStylesEdit = GlobalStyles;

/** Values that the links of a global styles depend on, in addition to its fields. (schemas/resources/global-styles.json:3) */
export interface GlobalStylesFacts {
  /** Route of the global styles, or of those of a theme. */
  self_route: string;
  /** Whether the caller may change the global styles. */
  can_publish: boolean;
}

/** The arguments that the handler of `global-styles.variations` receives. (schemas/resources/global-styles.json:86) */
export interface VariationsGlobalStylesArgs {
  /** Folder name of the theme. */
  stylesheet: string;
}

/** The arguments that a client may send to `global-styles.variations`. (schemas/resources/global-styles.json:86) */
export type VariationsGlobalStylesInput = VariationsGlobalStylesArgs;

/** The response of `global-styles.variations`. */
export type VariationsGlobalStylesAnswer = {
  /** Version of the format. */
  version: number;
  /** Label for display. */
  title?: string;
  /** Settings. */
  settings?: { [k: string]: unknown };
  /** Styles. */
  styles?: { [k: string]: unknown };
  [k: string]: unknown;
}[];

/** The error codes of `global-styles.variations`, in addition to those of any endpoint. */
export type VariationsGlobalStylesError =
  | 'rest_cannot_manage_global_styles'
  | 'rest_theme_not_found';

/** The arguments that the handler of `global-styles.theme` receives. (schemas/resources/global-styles.json:124) */
export interface ThemeGlobalStylesArgs {
  /** Folder name of the theme. */
  stylesheet: string;
}

/** The arguments that a client may send to `global-styles.theme`. (schemas/resources/global-styles.json:124) */
export type ThemeGlobalStylesInput = ThemeGlobalStylesArgs;

/** The error codes of `global-styles.theme`, in addition to those of any endpoint. */
export type ThemeGlobalStylesError = 'rest_cannot_manage_global_styles' | 'rest_theme_not_found';

/** The arguments that the handler of `global-styles.get` receives. (schemas/resources/global-styles.json:139) */
export interface GetGlobalStylesArgs {
  /** Unique identifier of the global styles. */
  id: string;
}

/** The arguments that a client may send to `global-styles.get`. (schemas/resources/global-styles.json:139) */
export type GetGlobalStylesInput = GetGlobalStylesArgs;

/** The error codes of `global-styles.get`, in addition to those of any endpoint. */
export type GetGlobalStylesError =
  | 'rest_cannot_view'
  | 'rest_forbidden_context'
  | 'rest_global_styles_not_found';

/** The arguments that the handler of `global-styles.update` receives. (schemas/resources/global-styles.json:154) */
export interface UpdateGlobalStylesArgs {
  /** Unique identifier of the global styles. */
  id: string;
  /** Styles, by element and block. */
  styles?: { [k: string]: unknown };
  /** Settings of the editor. */
  settings?: { [k: string]: unknown };
  /** Title of the global styles. */
  title?:
    | {
        /** Title as stored. */
        raw?: string | undefined;
        /** Title as HTML for display. */
        rendered?: string | undefined;
      }
    | string;
}

/** The arguments that a client may send to `global-styles.update`. (schemas/resources/global-styles.json:154) */
export interface UpdateGlobalStylesInput extends InputOf<UpdateGlobalStylesArgs> {}

/** The error codes of `global-styles.update`, in addition to those of any endpoint. */
export type UpdateGlobalStylesError = 'rest_cannot_edit' | 'rest_global_styles_not_found';
