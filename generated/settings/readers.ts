// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (c91d38218823)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/settings` */
export const getSettingsReader = { reads: [], read: () => undefined } satisfies ArgsReader;

/** `POST, PUT, PATCH /cms/v2/settings` */
export const updateSettingsReader = { reads: [], read: () => undefined } satisfies ArgsReader;
