// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (1ed659798aed)

import { k, sanitizeKey, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/sidebars` */
export const listSidebarsArgs: Record<'context', ArgDefinition> = {
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

/** `GET /cms/v2/sidebars/{id}` */
export const getSidebarArgs: ArgDefinitions = {
  id: {
    description: 'Name of the sidebar.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listSidebarsArgs.context,
};

/** `POST, PUT, PATCH /cms/v2/sidebars/{id}` */
export const updateSidebarArgs: ArgDefinitions = {
  id: {
    description: 'Name of the sidebar.',
    type: 'string',
    show_in_index: false,
    sanitize_callback: sanitizeTextField,
  },
  widgets: {
    description: 'Names of the widgets in it, from top to bottom.',
    type: 'array',
    items: { type: ['object', 'string'] },
    validate_callback: k.listOf(k.bestOf({ object: k.object, string: k.string })),
    sanitize_callback: k.toListOf(k.toBestOf({ object: k.toObject, string: k.toText })),
  },
};
