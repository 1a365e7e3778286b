// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (4896948fb33e)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/themes` */
export const listThemesReader: ArgsReader = {
  reads: ['status'],
  read(sent, open) {
    const { status } = sent;
    if (status !== undefined) {
      const read = k.readTextsOf(status, ['active', 'inactive']);
      if (read === undefined) open.push('status');
      else if (read !== status) sent['status'] = read;
    }
  },
};

/** `GET /cms/v2/themes/{stylesheet}` */
export const getThemeReader: ArgsReader = { reads: [], read: () => undefined };
