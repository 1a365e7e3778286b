// @generated from schemas/resources/menu-items/autosaves.json by `npm run generate`. Do not edit. (697bb5ac8337)

/** A menu item autosave, as OPTIONS shows it. */
export const menuItemAutosaveSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'nav_menu_item-revision',
  description: 'A revision of a menu item.',
  type: 'object',
  properties: {
    author: {
      description: 'ID of the author of the revision.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    date: {
      description: 'Date of the revision, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'Date of the revision, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    id: {
      description: 'Unique identifier of the revision.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    modified: {
      description: 'Date of the last modification, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    modified_gmt: {
      description: 'Date of the last modification, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    parent: {
      description: 'ID of the menu item of the revision, or 0 for the menu item itself.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    slug: {
      description: 'Slug of the revision, which contains the ID of the menu item.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    preview_link: {
      description: 'URL of a preview of the autosave.',
      type: 'string',
      format: 'uri',
      context: ['edit'],
      readonly: true,
    },
    guid: {
      description: 'Globally unique identifier of the revision.',
      type: 'object',
      properties: { raw: { type: 'string' }, rendered: { type: 'string' } },
      context: ['view', 'edit'],
    },
    title: {
      description: 'Title of the menu item in this revision.',
      type: ['string', 'object'],
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'Text as HTML for display.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
  },
} as const;
