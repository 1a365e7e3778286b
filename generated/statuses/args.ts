// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (5a3fb1c208d8)

import { k } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';
import * as shared from '../shared/args.ts';

/** The arguments of `GET /cms/v2/statuses`, and their parser. */
export const listStatusesArgs = {
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseListStatusesArgs: ArgsParser<typeof listStatusesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listStatusesArgs.context.enum) ?? fail('context');
};

/** The arguments of `GET /cms/v2/statuses/{status}`, and their parser. */
export const getStatusArgs = {
  status: { description: 'Unique name of the status.', type: 'string' },
  context: shared.repeatedArgs.context,
} satisfies ArgDefinitions;

export const parseGetStatusArgs: ArgsParser<typeof getStatusArgs> = (args, fail) => {
  if (args.status !== undefined) args.status = k.string(args.status) ?? fail('status');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getStatusArgs.context.enum) ?? fail('context');
};
