// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (0611769aead0)

/** A menu item autosave, as OPTIONS shows it. */
export const menuItemAutosaveSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'nav_menu_item-revision',
  description: 'A state that a menu item had.',
  type: 'object',
  properties: {
    author: {
      description: 'User who wrote this state.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    date: {
      description: 'When it was written, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'When it was written, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    id: {
      description: 'Number of the state.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    modified: {
      description: 'When it was last changed, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    modified_gmt: {
      description: 'When it was last changed, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    parent: {
      description: 'Number of the menu item whose state it is; 0 for the menu item itself.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    slug: {
      description: 'Name of the state, with the number of the menu item.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    preview_link: {
      description: 'Address where the state can be looked at.',
      type: 'string',
      format: 'uri',
      context: ['edit'],
      readonly: true,
    },
    guid: {
      description: 'Name of the state that is never given twice.',
      type: 'object',
      properties: { raw: { type: 'string' }, rendered: { type: 'string' } },
      context: ['view', 'edit'],
    },
    title: {
      description: 'Title of the menu item at that time.',
      type: ['string', 'object'],
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'The text as HTML, ready to show.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
  },
} as const;
