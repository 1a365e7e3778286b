// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (7bcdb07594f0)

/** A type, as OPTIONS shows it. */
export const typeSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'type',
  description: 'A post type.',
  type: 'object',
  properties: {
    capabilities: {
      description: 'Names of the capabilities for the posts of the type.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    description: {
      description: 'Description of the type.',
      type: 'string',
      context: ['view', 'edit'],
      readonly: true,
    },
    hierarchical: {
      description: 'Whether the type is hierarchical.',
      type: 'boolean',
      context: ['view', 'edit'],
      readonly: true,
    },
    has_archive: {
      description: 'Whether the type has an archive, or the slug of the archive.',
      type: ['string', 'boolean'],
      context: ['view', 'edit'],
      readonly: true,
    },
    visibility: {
      description: 'Visibility of the type.',
      type: 'object',
      context: ['edit'],
      readonly: true,
      properties: {
        show_ui: { description: 'Whether the administration has pages for it.', type: 'boolean' },
        show_in_nav_menus: {
          description: 'Whether its posts can be added to menus.',
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
      description: 'Labels of the type.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    name: {
      description: 'Name of the type, for display.',
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
      description: 'Icon of the type in the administration; null for none.',
      type: ['string', 'null'],
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    supports: {
      description: 'Features that the type supports.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    taxonomies: {
      description: 'Taxonomies of the type.',
      type: 'array',
      context: ['view', 'edit'],
      readonly: true,
      items: { type: 'string' },
    },
    rest_base: {
      description: 'Path of the routes of the type below the namespace.',
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
