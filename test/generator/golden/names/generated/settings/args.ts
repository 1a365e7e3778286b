// @generated from schemas/resources/settings.json by `npm run generate`. Do not edit. (1e6d548ca055)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/settings`. */
export const getSettingsArgs = {} satisfies ArgDefinitions;

/** The arguments of `PUT /cms/v2/settings`. */
export const updateSettingsArgs = {
  title: {
    description: 'Name of the site.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'sanitizeRequestArg',
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `PUT /cms/v2/settings`. */
export const parseUpdateSettingsArgs: ArgsParser<typeof updateSettingsArgs> = (args, fail) => {
  if (args.title !== undefined) args.title = k.string(args.title) ?? fail('title');
};
