// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (4c2d9eae3cd6)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/global-styles/themes/{stylesheet}/variations` */
export const variationsGlobalStylesReader: ArgsReader = {
  reads: ['stylesheet'],
  read(sent, open) {
    const { stylesheet } = sent;
    if (stylesheet !== undefined && typeof stylesheet !== 'string') open.push('stylesheet');
  },
};

/** `GET /cms/v2/global-styles/themes/{stylesheet}` */
export const themeGlobalStylesReader: ArgsReader = { reads: [], read: () => undefined };

/** `GET /cms/v2/global-styles/{id}` */
export const getGlobalStylesReader: ArgsReader = { reads: [], read: () => undefined };

/** `POST, PUT, PATCH /cms/v2/global-styles/{id}` */
export const updateGlobalStylesReader: ArgsReader = { reads: [], read: () => undefined };
