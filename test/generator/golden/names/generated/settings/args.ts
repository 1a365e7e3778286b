// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (e9bb9ee03611)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/settings`, and their parser. */
export const getSettingsArgs = {} satisfies ArgDefinitions;

/** The arguments of `PUT /cms/v2/settings`, and their parser. */
export const updateSettingsArgs = {
  title: { description: 'Name of the site.', type: 'string', ...bySchema },
} satisfies ArgDefinitions;

export const parseUpdateSettingsArgs: ArgsParser<typeof updateSettingsArgs> = (args, fail) => {
  if (args.title !== undefined) args.title = k.string(args.title) ?? fail('title');
};
