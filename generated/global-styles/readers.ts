// @generated from schemas/resources/global-styles.json by `npm run generate`. Do not edit. (a40a18e16892)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/global-styles/themes/{stylesheet}/variations` */
export const variationsGlobalStylesReader = {
  reads: ['stylesheet'],
  read(sent, open) {
    const { stylesheet } = sent;
    if (stylesheet !== undefined && typeof stylesheet !== 'string') open.push('stylesheet');
  },
} satisfies ArgsReader;

/** `GET /cms/v2/global-styles/themes/{stylesheet}` */
export const themeGlobalStylesReader = { reads: [], read: () => undefined } satisfies ArgsReader;

/** `GET /cms/v2/global-styles/{id}` */
export const getGlobalStylesReader = { reads: [], read: () => undefined } satisfies ArgsReader;

/** `POST, PUT, PATCH /cms/v2/global-styles/{id}` */
export const updateGlobalStylesReader = { reads: [], read: () => undefined } satisfies ArgsReader;
