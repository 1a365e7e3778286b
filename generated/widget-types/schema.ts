// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (9594bc955fb4)

/** A widget type, as OPTIONS shows it. */
export const widgetTypeSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'widget-type',
  description: 'A kind of widget.',
  type: 'object',
  properties: {
    id: {
      description: 'Name of the kind; the names of its widgets begin with it.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    name: {
      description: 'What people call the kind.',
      type: 'string',
      default: '',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    description: {
      description: 'What its widgets show.',
      type: 'string',
      default: '',
      context: ['view', 'edit', 'embed'],
    },
    is_multi: {
      description: 'Whether there can be several widgets of the kind.',
      type: 'boolean',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    classname: {
      description: 'CSS class of its widgets.',
      type: 'string',
      default: '',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
  },
} as const;
