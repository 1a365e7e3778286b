// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (9bbccbb42fb8)

/** A menu location, as OPTIONS shows it. */
export const menuLocationSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'menu-location',
  description: 'A place of the theme where a menu can be shown.',
  type: 'object',
  properties: {
    name: {
      description: 'Name of the place.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    description: {
      description: 'What people call the place.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    menu: {
      description: 'Menu that is shown there; 0 for none.',
      type: 'integer',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
  },
} as const;
