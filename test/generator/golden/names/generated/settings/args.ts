// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (e5b746b80161)

import { bySchema, k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/settings`. */
export const getSettingsArgs = {} satisfies ArgDefinitions;

/** The arguments of `PUT /cms/v2/settings`. */
export const updateSettingsArgs = {
  title: { description: 'Name of the site.', type: 'string', ...bySchema },
} satisfies ArgDefinitions;

/** Parses the arguments of `PUT /cms/v2/settings`. */
export const parseUpdateSettingsArgs: ArgsParser<typeof updateSettingsArgs> = (args, fail) => {
  if (args.title !== undefined) args.title = k.string(args.title) ?? fail('title');
};
