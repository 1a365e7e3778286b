// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (f1a75312906d)

/** A widget, as OPTIONS shows it. */
export const widgetSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'widget',
  description: 'A widget in a sidebar.',
  type: 'object',
  properties: {
    id: {
      description: 'Unique identifier of the widget: its type and a number, for example `text-2`.',
      admin: { help: 'Its type and a number; empty for the next number.' },
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    id_base: {
      description: 'Type of the widget.',
      label: 'Type of widget',
      admin: { column: 1, relation: 'widget-types', help: '', choices: { '': 'Please choose' } },
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    sidebar: {
      description: 'Sidebar of the widget.',
      admin: { column: 2, relation: 'sidebars' },
      type: 'string',
      default: '{token}_inactive_widgets',
      required: true,
      context: ['view', 'edit', 'embed'],
    },
    rendered: {
      description: 'HTML of the widget in its sidebar; empty while the widget is inactive.',
      label: 'Text',
      admin: { column: 0, widget: 'hidden' },
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    rendered_form: {
      description: 'HTML of the form of the widget.',
      admin: { widget: 'hidden' },
      type: 'string',
      readonly: true,
      context: ['edit'],
    },
    instance: {
      description: 'Settings of the widget. Clients send `raw`, or `encoded` and its `hash`.',
      label: 'Settings',
      admin: { help: '' },
      type: 'object',
      default: null,
      context: ['edit'],
      properties: {
        encoded: { description: 'Settings, base64-encoded.', type: 'string', context: ['edit'] },
        hash: { description: 'Hash of the encoded settings.', type: 'string', context: ['edit'] },
        raw: { description: 'Settings as an object.', type: 'object', context: ['edit'] },
      },
    },
    form_data: {
      description: 'URL-encoded form data of the widget, for example `widget-text[2][title]=News`.',
      label: 'Form data',
      admin: { widget: 'hidden' },
      type: 'string',
      context: [],
    },
  },
} as const;
