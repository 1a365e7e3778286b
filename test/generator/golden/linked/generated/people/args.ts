// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (c7d6a3ca32cd)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/people/{id}` */
export const getPersonArgs: Record<'id' | 'context', ArgDefinition> = {
  id: {
    description: 'Number of the person.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: {
    description: 'Audience of the answer.',
    type: 'string',
    enum: ['view', 'embed'],
    default: 'view',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['view', 'embed'], param),
      k.toText,
    ),
  },
};

/** `POST, PUT, PATCH /cms/v2/people/{id}` */
export const updatePersonArgs: ArgDefinitions = {
  id: getPersonArgs.id,
  name: {
    description: 'Name that is shown.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: sanitizeTextField,
  },
  born: {
    description: 'When the person was born.',
    type: ['string', 'null'],
    format: 'date-time',
    validate_callback: k.bestOf({
      string: (value, param) => k.string(value, param) ?? k.dateTime(value, param),
      null: k.nothing,
    }),
    sanitize_callback: k.toBestOf({ string: k.toTextField, null: k.toNull }),
  },
  secret: {
    description: 'Word to log in with.',
    type: 'string',
    validate_callback: k.string,
    sanitize_callback: 'checkSecret',
  },
};
