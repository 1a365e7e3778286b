// @generated from schemas/resources/themes.json by `npm run generate`. Do not edit. (5ef23dad5899)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/themes`, and their parser. */
export const listThemesArgs = {
  status: {
    description: 'Only themes with one of these statuses.',
    type: 'array',
    items: { type: 'string', enum: ['active', 'inactive'] },
  },
} satisfies ArgDefinitions;

export const parseListThemesArgs: ArgsParser<typeof listThemesArgs> = (args, fail) => {
  if (args.status !== undefined)
    args.status = k.stringsOf(args.status, listThemesArgs.status.items.enum) ?? fail('status');
};

/** The arguments of `GET /cms/v2/themes/{stylesheet}`, and their parser. */
export const getThemeArgs = {
  stylesheet: {
    description: 'Folder name of the theme.',
    type: 'string',
    sanitize_callback: 'decodeEscapes',
  },
} satisfies ArgDefinitions;
