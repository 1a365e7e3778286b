// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (9ee90493b0bf)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/widget-types` */
export const listWidgetTypesArgs: Record<'context', ArgDefinition> = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
};

/** `GET /cms/v2/widget-types/{id}` */
export const getWidgetTypeArgs: ArgDefinitions = {
  id: {
    description: 'Name of the kind.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listWidgetTypesArgs.context,
};

/** `POST /cms/v2/widget-types/{id}/encode` */
export const encodeWidgetTypeArgs: Record<'id' | 'instance' | 'form_data', ArgDefinition> = {
  id: {
    description: 'Name of the kind.',
    type: 'string',
    required: true,
    sanitize_callback: k.parse(k.string, k.toText),
  },
  instance: {
    description: 'Settings before the form was filled in, as `encoded` and `hash`.',
    type: 'object',
    sanitize_callback: k.parse(k.object, k.toObject),
  },
  form_data: {
    description: 'The filled in form, as a browser sends it: `widget-text[1][title]=News`.',
    type: 'string',
    sanitize_callback: 'sanitizeFormData',
  },
};

/** `POST /cms/v2/widget-types/{id}/render` */
export const renderWidgetTypeArgs: ArgDefinitions = {
  id: encodeWidgetTypeArgs.id,
  instance: {
    description: 'Settings of the widget, as `encoded` and `hash`.',
    type: 'object',
    sanitize_callback: k.parse(k.object, k.toObject),
  },
};
