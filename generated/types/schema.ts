// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (51b9569587ae)

/** A type, as OPTIONS shows it. */
export const typeSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'type',
  description: 'A kind of content that is kept as posts.',
  type: 'object',
  properties: {
    capabilities: {
      description: 'Names of what one may do with the posts of the type.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    description: {
      description: 'What the type is for.',
      type: 'string',
      context: ['view', 'edit'],
      readonly: true,
    },
    hierarchical: {
      description: 'Whether the posts of the type stand below one another.',
      type: 'boolean',
      context: ['view', 'edit'],
      readonly: true,
    },
    has_archive: {
      description: 'Whether the site lists the posts of the type; text says where.',
      type: ['string', 'boolean'],
      context: ['view', 'edit'],
      readonly: true,
    },
    visibility: {
      description: 'Where people see the type.',
      type: 'object',
      context: ['edit'],
      readonly: true,
      properties: {
        show_ui: { description: 'Whether the administration has pages for it.', type: 'boolean' },
        show_in_nav_menus: {
          description: 'Whether its posts can be put into menus.',
          type: 'boolean',
        },
      },
    },
    viewable: {
      description: 'Whether the posts of the type have a page of their own.',
      type: 'boolean',
      context: ['edit'],
      readonly: true,
    },
    labels: {
      description: 'Texts about the type, for people.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    name: {
      description: 'What people call the posts of the type.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    slug: {
      description: 'Name of the type.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    icon: {
      description: 'Picture of the type in the administration; null for none.',
      type: ['string', 'null'],
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    supports: {
      description: 'What the type adds to its posts.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    taxonomies: {
      description: 'Taxonomies that the posts of the type are sorted by.',
      type: 'array',
      context: ['view', 'edit'],
      readonly: true,
      items: { type: 'string' },
    },
    rest_base: {
      description: 'Where the posts of the type are found below the namespace.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    rest_namespace: {
      description: 'Namespace of the routes of the type.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
  },
} as const;
