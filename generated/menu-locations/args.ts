// @generated from schemas/resources/menu-locations.json by `npm run generate`. Do not edit. (02fd17e72f3c)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/menu-locations` */
export const listMenuLocationsArgs: Record<'context', ArgDefinition> = {
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

/** `GET /cms/v2/menu-locations/{location}` */
export const getMenuLocationArgs: ArgDefinitions = {
  location: {
    description: 'Name of the place.',
    type: 'string',
    sanitize_callback: k.parse(k.string, k.toText),
  },
  context: listMenuLocationsArgs.context,
};
