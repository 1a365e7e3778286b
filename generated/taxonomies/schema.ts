// @generated from schemas/resources/taxonomies.json by `npm run generate`. Do not edit. (07b8b5c25f48)

/** A taxonomy, as OPTIONS shows it. */
export const taxonomySchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'taxonomy',
  description: 'A way to sort posts.',
  type: 'object',
  properties: {
    capabilities: {
      description: 'Names of what one may do with the terms of the taxonomy.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    description: {
      description: 'What the taxonomy is for.',
      type: 'string',
      context: ['view', 'edit'],
      readonly: true,
    },
    hierarchical: {
      description: 'Whether the terms of the taxonomy stand below one another.',
      type: 'boolean',
      context: ['view', 'edit'],
      readonly: true,
    },
    labels: {
      description: 'Texts about the taxonomy, for people.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    name: {
      description: 'What people call the terms of the taxonomy.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    slug: {
      description: 'Name of the taxonomy.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    show_cloud: {
      description: 'Whether the site shows the terms by how often they are used.',
      type: 'boolean',
      context: ['edit'],
      readonly: true,
    },
    types: {
      description: 'Post types whose posts carry terms of the taxonomy.',
      type: 'array',
      context: ['view', 'edit'],
      readonly: true,
      items: { type: 'string' },
    },
    rest_base: {
      description: 'Where the terms of the taxonomy are found below the namespace.',
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
      description: 'Where people see the taxonomy.',
      type: 'object',
      context: ['edit'],
      readonly: true,
      properties: {
        public: { description: 'Whether it is meant for readers.', type: 'boolean' },
        publicly_queryable: {
          description: 'Whether readers can look for posts by it.',
          type: 'boolean',
        },
        show_ui: { description: 'Whether the administration has pages for it.', type: 'boolean' },
        show_admin_column: {
          description: 'Whether the administration shows it beside posts.',
          type: 'boolean',
        },
        show_in_nav_menus: {
          description: 'Whether its terms can be put into menus.',
          type: 'boolean',
        },
        show_in_quick_edit: {
          description: 'Whether it can be edited in the list of posts.',
          type: 'boolean',
        },
      },
    },
  },
} as const;
