// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (f3e9b9578663)

/** A sidebar, as OPTIONS shows it. */
export const sidebarSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'sidebar',
  description: 'A sidebar of the theme, or the one that holds inactive widgets.',
  type: 'object',
  properties: {
    id: {
      description: 'Unique identifier of the sidebar.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    name: {
      description: 'Name of the sidebar.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    description: {
      description: 'Description of the sidebar.',
      admin: { column: 1 },
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    class: {
      description: 'CSS class of the sidebar in the administration.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    before_widget: {
      description: 'HTML before each widget; `%1$s` is replaced by its ID and `%2$s` by its class.',
      type: 'string',
      default: '',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    after_widget: {
      description: 'HTML after each widget.',
      type: 'string',
      default: '',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    before_title: {
      description: 'HTML before the title of each widget.',
      type: 'string',
      default: '',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    after_title: {
      description: 'HTML after the title of each widget.',
      type: 'string',
      default: '',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    status: {
      description: 'Whether the sidebar is active.',
      admin: { column: 2 },
      type: 'string',
      enum: ['active', 'inactive'],
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    widgets: {
      description: 'IDs of the widgets in the sidebar, in order.',
      type: 'array',
      default: [],
      context: ['embed', 'view', 'edit'],
      items: { type: ['object', 'string'] },
    },
  },
} as const;
