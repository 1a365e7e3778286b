// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (ee29afdc3fdf)

/** A menu item, as OPTIONS shows it. */
export const menuItemSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  links: [
    {
      rel: '{api_rel}action-publish',
      title: 'The caller may publish this menu item.',
      href: '{rest_url}/{core}/menu-items/{id}',
      targetSchema: {
        type: 'object',
        properties: { status: { type: 'string', enum: ['publish', 'future'] } },
      },
    },
    {
      rel: '{api_rel}action-unfiltered-html',
      title: 'The caller may use unfiltered HTML.',
      href: '{rest_url}/{core}/menu-items/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
    {
      rel: '{api_rel}action-assign-menus',
      title: 'The caller may assign menus to this menu item.',
      href: '{rest_url}/{core}/menu-items/{id}',
      targetSchema: {
        type: 'object',
        properties: { menus: { type: 'array', items: { type: 'integer' } } },
      },
    },
    {
      rel: '{api_rel}action-create-menus',
      title: 'The caller may create menus.',
      href: '{rest_url}/{core}/menu-items/{id}',
      targetSchema: {
        type: 'object',
        properties: { menus: { type: 'array', items: { type: 'integer' } } },
      },
    },
    {
      rel: '{api_rel}menu-item-object',
      title: 'Target of the link.',
      href: '{rest_url}/{core}/menu-items/{id}',
      targetSchema: { type: 'object', properties: { object: { type: 'integer' } } },
    },
  ],
  properties: {
    title: {
      description: 'Label of the link.',
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
    id: {
      description: 'Unique identifier of the menu item.',
      type: 'integer',
      default: 0,
      minimum: 0,
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    type_label: {
      description: 'Label of the type of the link.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    type: {
      description: 'Type of the target of the link.',
      type: 'string',
      enum: ['taxonomy', 'post_type', 'post_type_archive', 'custom'],
      default: 'custom',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'Status of the menu item.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private'],
      default: 'publish',
      context: ['view', 'edit', 'embed'],
    },
    parent: {
      description: 'ID of the parent menu item, or 0 for none.',
      type: 'integer',
      minimum: 0,
      default: 0,
      context: ['view', 'edit', 'embed'],
    },
    attr_title: {
      description: 'Title attribute of the link.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    classes: {
      description: 'CSS classes of the link.',
      type: 'array',
      items: { type: 'string' },
      context: ['view', 'edit', 'embed'],
    },
    description: {
      description: 'Description of the link.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    menu_order: {
      description: 'Position of the menu item in its menu.',
      type: 'integer',
      minimum: 1,
      default: 1,
      context: ['view', 'edit', 'embed'],
    },
    object: {
      description: 'Post type or taxonomy of the target.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    object_id: {
      description: 'ID of the target.',
      type: 'integer',
      minimum: 0,
      default: 0,
      context: ['view', 'edit', 'embed'],
    },
    target: {
      description: 'Target attribute of the link.',
      type: 'string',
      enum: ['_blank', ''],
      context: ['view', 'edit', 'embed'],
    },
    url: {
      description: 'URL of the link.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
    },
    xfn: {
      description: 'XFN relationship to the owner of the target.',
      type: 'array',
      items: { type: 'string' },
      context: ['view', 'edit', 'embed'],
    },
    invalid: {
      description: 'Whether the target no longer exists.',
      type: 'boolean',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    menus: {
      description: 'ID of the menu of the item; absent if it has none.',
      type: 'integer',
      optional: true,
      context: ['view', 'edit'],
    },
    meta: {
      description: 'Meta values of the menu item, by key.',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
  },
  title: 'nav_menu_item',
  description: 'An item of a menu.',
  type: 'object',
} as const;
