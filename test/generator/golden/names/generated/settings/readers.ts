// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (c1c2f70f4c68)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/settings` */
export const getSettingsReader = { reads: [], read: () => undefined } satisfies ArgsReader;

/** `PUT /cms/v2/settings` */
export const updateSettingsReader = {
  reads: ['title'],
  read(sent, open) {
    const { title } = sent;
    if (title !== undefined && typeof title !== 'string') open.push('title');
  },
} satisfies ArgsReader;
