// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (e133da511a19)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/settings` */
export const getSettingsReader: ArgsReader = { reads: [], read: () => undefined };

/** `PUT /cms/v2/settings` */
export const updateSettingsReader: ArgsReader = {
  reads: ['title'],
  read(sent, open) {
    const { title } = sent;
    if (title !== undefined && typeof title !== 'string') open.push('title');
  },
};
