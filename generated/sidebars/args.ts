// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (447491463359)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/sidebars` */
export const listSidebarsArgs = {
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
} satisfies ArgDefinitions;

/** `GET /cms/v2/sidebars/{id}` */
export const getSidebarArgs = {
  id: {
    description: 'Name of the sidebar.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listSidebarsArgs.context,
} satisfies ArgDefinitions;

/** `POST, PUT, PATCH /cms/v2/sidebars/{id}` */
export const updateSidebarArgs = {
  id: getSidebarArgs.id,
  widgets: {
    description: 'Names of the widgets in it, from top to bottom.',
    type: 'array',
    items: { type: ['object', 'string'] },
    validate_callback: k.listOf(k.bestOf({ object: k.object, string: k.string })),
    sanitize_callback: k.toListOf(k.toBestOf({ object: k.toObject, string: k.toText })),
  },
} satisfies ArgDefinitions;
