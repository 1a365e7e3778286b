// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (6977756bf2b3)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/widgets` */
export const listWidgetsArgs: Record<'context' | 'sidebar', ArgDefinition> = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  sidebar: {
    description: 'Only widgets of this sidebar.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
};

/** `POST /cms/v2/widgets` */
export const createWidgetArgs: Record<
  'id' | 'id_base' | 'sidebar' | 'instance' | 'form_data',
  ArgDefinition
> = {
  id: {
    description: 'Name of the widget: its kind and a number, as in `text-2`.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  id_base: {
    description: 'Kind of the widget.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  sidebar: {
    default: '{token}_inactive_widgets',
    required: true,
    description: 'Sidebar that it is in.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
  instance: {
    description:
      'Settings of the widget. A client sends `raw`, or `encoded` with the `hash` that it was given.',
    type: 'object',
    properties: {
      encoded: { description: 'The settings, base64 encoded.', type: 'string', context: ['edit'] },
      hash: {
        description: 'Proof that this service encoded them.',
        type: 'string',
        context: ['edit'],
      },
      raw: { description: 'The settings themselves.', type: 'object', context: ['edit'] },
    },
    validate_callback: k.objectOf({
      properties: { encoded: k.string, hash: k.string, raw: k.object },
    }),
    sanitize_callback: k.toObjectOf({
      properties: { encoded: k.toText, hash: k.toText, raw: k.toObject },
    }),
  },
  form_data: {
    description:
      'The filled in form of the widget, as a browser sends it: `widget-text[2][title]=News`.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
};

/** `GET /cms/v2/widgets/{id}` */
export const getWidgetArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Name of the widget.',
    type: 'string',
    show_in_index: false,
    sanitize_callback: sanitizeTextField,
  },
  context: listWidgetsArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/widgets/{id}` */
export const updateWidgetArgs: ArgDefinitions = {
  id: createWidgetArgs.id,
  id_base: createWidgetArgs.id_base,
  sidebar: {
    description: 'Sidebar that it is in.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
  instance: createWidgetArgs.instance,
  form_data: createWidgetArgs.form_data,
};

/** `DELETE /cms/v2/widgets/{id}` */
export const deleteWidgetArgs: ArgDefinitions = {
  id: getWidgetArgs.id,
  force: {
    description: 'Delete for good instead of letting the widget wait.',
    type: 'boolean',
    sanitize_callback: k.parse(k.boolean, k.toBoolean),
  },
};
