// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (31236c9cac13)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/settings` */
export const getSettingsArgs = {} satisfies ArgDefinitions;

/** `PUT /cms/v2/settings` */
export const updateSettingsArgs = {
  title: {
    description: 'Name of the site.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
} satisfies ArgDefinitions;
