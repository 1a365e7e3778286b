// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (f7845c8e9e19)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/settings` */
export const getSettingsReader: ArgsReader = { reads: [], read: () => undefined };

/** `POST, PUT, PATCH /cms/v2/settings` */
export const updateSettingsReader: ArgsReader = { reads: [], read: () => undefined };
