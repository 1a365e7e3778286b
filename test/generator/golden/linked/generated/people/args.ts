// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (15c6e1c977f0)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgDefinitions } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/people/{id}` */
export const getPersonArgs = {
  id: {
    description: 'Number of the person.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
} satisfies ArgDefinitions;

/** `POST, PUT, PATCH /cms/v2/people/{id}` */
export const updatePersonArgs = {
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
} satisfies ArgDefinitions;
