// @generated from schemas/resources/menu-items.json by `npm run generate`. Do not edit. (ab1628afbd0a)

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
      title: 'The caller may write any HTML and scripts.',
      href: '{rest_url}/{core}/menu-items/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
    {
      rel: '{api_rel}action-assign-menus',
      title: 'The caller may give this menu item menus.',
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
      title: 'What the link leads to.',
      href: '{rest_url}/{core}/menu-items/{id}',
      targetSchema: { type: 'object', properties: { object: { type: 'integer' } } },
    },
  ],
  properties: {
    title: {
      description: 'Text of the link.',
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
    id: {
      description: 'Number of the menu item.',
      type: 'integer',
      default: 0,
      minimum: 0,
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    type_label: {
      description: 'What people call the kind of the link.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    type: {
      description: 'What the link leads to.',
      type: 'string',
      enum: ['taxonomy', 'post_type', 'post_type_archive', 'custom'],
      default: 'custom',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'How far the menu item is on its way to being public.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private'],
      default: 'publish',
      context: ['view', 'edit', 'embed'],
    },
    parent: {
      description: 'Menu item that this one stands under; 0 for none.',
      type: 'integer',
      minimum: 0,
      default: 0,
      context: ['view', 'edit', 'embed'],
    },
    attr_title: {
      description: 'Text that is shown when the link is pointed at.',
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
      description: 'What the link leads to, in words.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    menu_order: {
      description: 'Place of the menu item in its menu.',
      type: 'integer',
      minimum: 1,
      default: 1,
      context: ['view', 'edit', 'embed'],
    },
    object: {
      description: 'Post type or taxonomy of what the link leads to.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    object_id: {
      description: 'Number of what the link leads to.',
      type: 'integer',
      minimum: 0,
      default: 0,
      context: ['view', 'edit', 'embed'],
    },
    target: {
      description: 'Where the link is opened.',
      type: 'string',
      enum: ['_blank', ''],
      context: ['view', 'edit', 'embed'],
    },
    url: {
      description: 'Address that the link leads to.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
    },
    xfn: {
      description: 'How its owner stands to the people behind the address.',
      type: 'array',
      items: { type: 'string' },
      context: ['view', 'edit', 'embed'],
    },
    invalid: {
      description: 'Whether what the link leads to is gone.',
      type: 'boolean',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    menus: {
      description: 'Menu that the item belongs to; absent for an item of no menu.',
      type: 'integer',
      context: ['view', 'edit'],
    },
    meta: {
      description: 'Further values kept with the menu item, by key.',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
  },
  title: 'nav_menu_item',
  description: 'A link of a menu.',
  type: 'object',
} as const;
