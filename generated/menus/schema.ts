// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (1a6b5d26702c)

/** A menu, as OPTIONS shows it. */
export const menuSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'nav_menu',
  description: 'A menu of links.',
  type: 'object',
  properties: {
    id: {
      description: 'Unique identifier of the menu.',
      type: 'integer',
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    description: {
      description: 'Description of the menu, as HTML.',
      type: 'string',
      context: ['view', 'edit'],
    },
    name: {
      description: 'Title of the menu.',
      type: 'string',
      required: true,
      context: ['view', 'embed', 'edit'],
    },
    slug: {
      description: 'Slug of the menu, unique in its taxonomy.',
      type: 'string',
      context: ['view', 'embed', 'edit'],
    },
    meta: {
      description: 'Meta values of the menu, by key.',
      label: 'Meta values',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
    locations: {
      description: 'Locations of the menu in the theme.',
      type: 'array',
      items: { type: 'string' },
      context: ['view', 'edit'],
    },
    auto_add: {
      description: 'Whether new top-level pages are added to the menu.',
      label: 'Add new top-level pages',
      type: 'boolean',
      context: ['view', 'edit'],
    },
  },
} as const;
