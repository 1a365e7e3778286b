// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (234403c26a0e)

import { k, sanitizeKey } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/statuses`. */
export const listStatusesArgs = {
  context: {
    description: 'Context of the response, which determines the fields that are included.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeKey,
  },
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/statuses`. */
export const parseListStatusesArgs: ArgsParser<typeof listStatusesArgs> = (args, fail) => {
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, listStatusesArgs.context.enum) ?? fail('context');
};

/** The arguments of `GET /cms/v2/statuses/{status}`. */
export const getStatusArgs = {
  status: { description: 'Unique name of the status.', type: 'string' },
  context: listStatusesArgs.context,
} satisfies ArgDefinitions;

/** Parses the arguments of `GET /cms/v2/statuses/{status}`. */
export const parseGetStatusArgs: ArgsParser<typeof getStatusArgs> = (args, fail) => {
  if (args.status !== undefined) args.status = k.string(args.status) ?? fail('status');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getStatusArgs.context.enum) ?? fail('context');
};
