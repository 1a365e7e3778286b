// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (3ecd381a8fee)

/** A widget type, as OPTIONS shows it. */
export const widgetTypeSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'widget-type',
  description: 'A widget type.',
  type: 'object',
  properties: {
    id: {
      description: 'Unique identifier of the type, and prefix of the IDs of its widgets.',
      type: 'string',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    name: {
      description: 'Name of the type.',
      type: 'string',
      default: '',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
    description: {
      description: 'Description of the type.',
      type: 'string',
      default: '',
      context: ['view', 'edit', 'embed'],
    },
    is_multi: {
      description: 'Whether there can be several widgets of the type.',
      label: 'Can be used more than once',
      type: 'boolean',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    classname: {
      description: 'CSS class of the widgets.',
      label: 'CSS class',
      type: 'string',
      default: '',
      readonly: true,
      context: ['embed', 'view', 'edit'],
    },
  },
} as const;
