// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (d9521f6d8628)

import { bySchema, k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions, ArgsParser } from '../../runtime/schema/index.ts';

/** The arguments of `GET /cms/v2/people/{id}`, and their parser. */
export const getPersonArgs = {
  id: { description: 'Number of the person.', type: 'integer' },
  context: {
    description: 'Audience of the answer.',
    type: 'string',
    enum: ['view', 'embed'],
    default: 'view',
  },
} satisfies ArgDefinitions;

export const parseGetPersonArgs: ArgsParser<typeof getPersonArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.context !== undefined)
    args.context = k.oneOf(args.context, getPersonArgs.context.enum) ?? fail('context');
};

/** The arguments of `POST, PUT, PATCH /cms/v2/people/{id}`, and their parser. */
export const updatePersonArgs = {
  id: getPersonArgs.id,
  name: {
    description: 'Name that is shown.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: sanitizeTextField,
  },
  born: {
    description: 'When the person was born.',
    type: ['string', 'null'],
    format: 'date-time',
    ...bySchema,
  },
  secret: {
    description: 'Word to log in with.',
    type: 'string',
    validate_callback: 'validateRequestArg',
    sanitize_callback: 'checkSecret',
  },
} satisfies ArgDefinitions;

export const parseUpdatePersonArgs: ArgsParser<typeof updatePersonArgs> = (args, fail) => {
  if (args.id !== undefined) args.id = k.integer(args.id) ?? fail('id');
  if (args.name !== undefined) args.name = k.textField(args.name) ?? fail('name');
  if (args.born !== undefined && args.born !== null)
    args.born = k.dateTime(args.born) ?? fail('born');
};
