// @generated from schemas/resources/menus.json by `npm run generate`. Do not edit. (10d7db32a296)

/** A menu, as OPTIONS shows it. */
export const menuSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'nav_menu',
  description: 'A list of links that a theme shows at a place of its own.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the menu.',
      type: 'integer',
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    description: {
      description: 'What the menu is about, as HTML.',
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
      description: 'Name of the menu in addresses; no other of its taxonomy has it.',
      type: 'string',
      context: ['view', 'embed', 'edit'],
    },
    meta: {
      description: 'Further values kept with the menu, by key.',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
    locations: {
      description: 'Places of the theme where the menu is shown.',
      type: 'array',
      items: { type: 'string' },
      context: ['view', 'edit'],
    },
    auto_add: {
      description: 'Whether new pages at the top are put into the menu.',
      type: 'boolean',
      context: ['view', 'edit'],
    },
  },
} as const;
