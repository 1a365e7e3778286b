// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (775aa0cacffb)

/** A taxonomy, as OPTIONS shows it. */
export const taxonomySchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'taxonomy',
  description: 'A taxonomy.',
  type: 'object',
  properties: {
    capabilities: {
      description: 'Names of the capabilities for the terms of the taxonomy.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    description: {
      description: 'Description of the taxonomy.',
      type: 'string',
      context: ['view', 'edit'],
      readonly: true,
    },
    hierarchical: {
      description: 'Whether the taxonomy is hierarchical.',
      type: 'boolean',
      context: ['view', 'edit'],
      readonly: true,
    },
    labels: {
      description: 'Labels of the taxonomy.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    name: {
      description: 'Name of the taxonomy, for display.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    slug: {
      description: 'Unique name of the taxonomy.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    show_cloud: {
      description: 'Whether the site can show the terms as a tag cloud.',
      type: 'boolean',
      context: ['edit'],
      readonly: true,
    },
    types: {
      description: 'Post types that use the taxonomy.',
      type: 'array',
      context: ['view', 'edit'],
      readonly: true,
      items: { type: 'string' },
    },
    rest_base: {
      description: 'Path of the routes of the taxonomy below the namespace.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    rest_namespace: {
      description: 'Namespace of the routes of the taxonomy.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    visibility: {
      description: 'Visibility of the taxonomy.',
      type: 'object',
      context: ['edit'],
      readonly: true,
      properties: {
        public: { description: 'Whether the taxonomy is public.', type: 'boolean' },
        publicly_queryable: {
          description: 'Whether the taxonomy can be queried publicly.',
          type: 'boolean',
        },
        show_ui: { description: 'Whether the administration has pages for it.', type: 'boolean' },
        show_admin_column: {
          description: 'Whether the list of posts has a column for the taxonomy.',
          type: 'boolean',
        },
        show_in_nav_menus: {
          description: 'Whether its terms can be added to menus.',
          type: 'boolean',
        },
        show_in_quick_edit: {
          description: 'Whether it can be edited in quick edit.',
          type: 'boolean',
        },
      },
    },
  },
} as const;
