// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (0f40cfae8261)

/** A menu location with every field: what a handler returns. */
export interface MenuLocation {
  /** Name of the location. */
  name: string;
  /** Description of the location. */
  description: string;
  /** ID of the menu at the location, or 0 for none. */
  menu: number;
}

/** A menu location in the `view` context. */
export type MenuLocationView = MenuLocation;

/** A menu location in the `embed` context. */
export type MenuLocationEmbed = MenuLocation;

/** A menu location in the `edit` context. */
export type MenuLocationEdit = MenuLocation;

/** What `menu-locations.list` receives, once validated, sanitized and defaulted. */
export type ListMenuLocationsArgs = Record<never, never>;

/** What a client may send to `menu-locations.list`. */
export type ListMenuLocationsInput = ListMenuLocationsArgs;

/** The codes of the errors that `menu-locations.list` answers, beside those that any may. */
export type ListMenuLocationsError = 'rest_cannot_view';

/** What `menu-locations.get` receives, once validated, sanitized and defaulted. */
export interface GetMenuLocationArgs {
  /** Name of the location. */
  location: string;
}

/** What a client may send to `menu-locations.get`. */
export type GetMenuLocationInput = GetMenuLocationArgs;

/** The codes of the errors that `menu-locations.get` answers, beside those that any may. */
export type GetMenuLocationError = 'rest_cannot_view' | 'rest_menu_location_invalid';
