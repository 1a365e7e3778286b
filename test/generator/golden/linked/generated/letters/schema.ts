// @generated from schemas/resources/letters.json by `npm run generate`. Do not edit. (b50e494c936f)

/** A letter, as OPTIONS shows it. */
export const letterSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'letter',
  description: 'What one person wrote to another.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the letter.',
      type: 'integer',
      readonly: true,
      context: ['view', 'embed'],
    },
    author: { description: 'Who wrote it.', type: 'integer', context: ['view', 'embed'] },
    stamps: {
      description: 'Stamps on it.',
      type: 'array',
      context: ['view'],
      items: {
        type: 'object',
        properties: {
          value: {
            description: 'What it is worth.',
            type: 'number',
            minimum: 0,
            exclusiveMinimum: true,
          },
          country: { description: 'Where it is from.', type: 'string' },
        },
      },
    },
  },
} as const;
