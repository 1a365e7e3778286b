// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (e97a243286b7)

/** A menu location, as OPTIONS shows it. */
export const menuLocationSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'menu-location',
  description: 'A location for a menu in the theme.',
  type: 'object',
  properties: {
    name: {
      description: 'Name of the location.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    description: {
      description: 'Description of the location.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    menu: {
      description: 'ID of the menu at the location, or 0 for none.',
      type: 'integer',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
  },
} as const;
