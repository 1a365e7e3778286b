// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (db7abe8edf10)

/** A sidebar, as OPTIONS shows it. */
export const sidebarSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'sidebar',
  description:
    'A place of the theme for widgets, or the one where widgets wait that no page shows.',
  type: 'object',
  properties: {
    id: {
      description: 'Name of the sidebar that is never given twice.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    name: {
      description: 'What people call the sidebar.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    description: {
      description: 'What the sidebar is for.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    class: {
      description: 'CSS class of the sidebar where widgets are arranged.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    before_widget: {
      description: 'HTML before each widget; `%1$s` stands for its name and `%2$s` for its class.',
      type: 'string',
      default: '',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    after_widget: {
      description: 'HTML behind each widget.',
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
      description: 'HTML behind the title of each widget.',
      type: 'string',
      default: '',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    status: {
      description: 'Whether pages show the sidebar.',
      type: 'string',
      enum: ['active', 'inactive'],
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    widgets: {
      description: 'Names of the widgets in it, from top to bottom.',
      type: 'array',
      default: [],
      context: ['embed', 'view', 'edit'],
      items: { type: ['object', 'string'] },
    },
  },
} as const;
