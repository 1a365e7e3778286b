// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (8d9d5cdcb35f)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/settings` */
export const getSettingsArgs: ArgDefinitions = {};

/** `PUT /cms/v2/settings` */
export const updateSettingsArgs: ArgDefinitions = {
  title: {
    description: 'Name of the site.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: k.toText,
  },
};
