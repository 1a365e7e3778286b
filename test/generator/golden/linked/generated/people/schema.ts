// @generated from schemas/resources/people.json by `npm run generate`. Do not edit. (ef42bc9d2548)

/** A person, as OPTIONS shows it. */
export const personSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'person',
  description: 'Somebody who writes.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the person.',
      type: 'integer',
      readonly: true,
      context: ['view', 'embed'],
    },
    name: { description: 'Name that is shown.', type: 'string', context: ['view', 'embed'] },
    born: {
      description: 'When the person was born.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view'],
    },
    secret: { description: 'Word to log in with.', type: 'string', context: [] },
  },
} as const;
