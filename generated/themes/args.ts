// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (b014a6581fc2)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/themes` */
export const listThemesArgs: ArgDefinitions = {
  status: {
    description: 'Only themes of these statuses.',
    type: 'array',
    items: { type: 'string', enum: ['active', 'inactive'] },
    sanitize_callback: k.parseListOf(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['active', 'inactive'], param),
      k.toText,
    ),
  },
};

/** `GET /cms/v2/themes/{stylesheet}` */
export const getThemeArgs: ArgDefinitions = {
  stylesheet: {
    description: 'Name of the folder of the theme.',
    type: 'string',
    sanitize_callback: 'decodeEscapes',
  },
};
