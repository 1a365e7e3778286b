// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (8307842155b8)

/** A menu location with every field: what a handler returns. (schemas/resources/menu-locations.json:3) */
export interface MenuLocation {
  /** Name of the location. */
  name: string;
  /** Description of the location. */
  description: string;
  /** ID of the menu at the location, or 0 for none. */
  menu: number;
}

/** A menu location in the `view` context. (schemas/resources/menu-locations.json:3) */
export type MenuLocationView = MenuLocation;

/** A menu location in the `embed` context. (schemas/resources/menu-locations.json:3) */
export type MenuLocationEmbed = MenuLocation;

/** A menu location in the `edit` context. (schemas/resources/menu-locations.json:3) */
export type MenuLocationEdit = MenuLocation;

/** The arguments that the handler of `menu-locations.list` receives. (schemas/resources/menu-locations.json:47) */
export type ListMenuLocationsArgs = Record<never, never>;

/** The arguments that a client may send to `menu-locations.list`. (schemas/resources/menu-locations.json:47) */
export type ListMenuLocationsInput = ListMenuLocationsArgs;

/** The error codes of `menu-locations.list`, in addition to those of any endpoint. */
export type ListMenuLocationsError = 'rest_cannot_view';

/** The arguments that the handler of `menu-locations.get` receives. (schemas/resources/menu-locations.json:64) */
export interface GetMenuLocationArgs {
  /** Name of the location. */
  location: string;
}

/** The arguments that a client may send to `menu-locations.get`. (schemas/resources/menu-locations.json:64) */
export type GetMenuLocationInput = GetMenuLocationArgs;

/** The error codes of `menu-locations.get`, in addition to those of any endpoint. */
export type GetMenuLocationError = 'rest_cannot_view' | 'rest_menu_location_invalid';
