// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (65a8f65d36e0)

/** A widget, as OPTIONS shows it. */
export const widgetSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'widget',
  description: 'A small piece of content in a sidebar.',
  type: 'object',
  properties: {
    id: {
      description: 'Name of the widget: its kind and a number, as in `text-2`.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    id_base: {
      description: 'Kind of the widget.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    sidebar: {
      description: 'Sidebar that it is in.',
      type: 'string',
      default: '{token}_inactive_widgets',
      required: true,
      context: ['view', 'edit', 'embed'],
    },
    rendered: {
      description: 'HTML of the widget as its sidebar shows it; empty while it waits.',
      type: 'string',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    rendered_form: {
      description: 'HTML of the form that changes it.',
      type: 'string',
      readonly: true,
      context: ['edit'],
    },
    instance: {
      description:
        'Settings of the widget. A client sends `raw`, or `encoded` with the `hash` that it was given.',
      type: 'object',
      default: null,
      context: ['edit'],
      properties: {
        encoded: {
          description: 'The settings, base64 encoded.',
          type: 'string',
          context: ['edit'],
        },
        hash: {
          description: 'Proof that this service encoded them.',
          type: 'string',
          context: ['edit'],
        },
        raw: { description: 'The settings themselves.', type: 'object', context: ['edit'] },
      },
    },
    form_data: {
      description:
        'The filled in form of the widget, as a browser sends it: `widget-text[2][title]=News`.',
      type: 'string',
      context: [],
    },
  },
} as const;
