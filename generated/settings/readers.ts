// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (26dcbd42eb2e)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/settings` */
export const getSettingsReader: ArgsReader = { reads: [], read: () => undefined };

/** `POST, PUT, PATCH /cms/v2/settings` */
export const updateSettingsReader: ArgsReader = {
  reads: ['page_for_privacy_policy'],
  read(sent, open) {
    const { page_for_privacy_policy } = sent;
    if (page_for_privacy_policy !== undefined) {
      const read = k.readInteger(page_for_privacy_policy, 0);
      if (read === undefined) open.push('page_for_privacy_policy');
      else if (read !== page_for_privacy_policy) sent['page_for_privacy_policy'] = read;
    }
  },
};
