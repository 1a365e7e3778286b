// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (644bed12e384)

/** A book, as OPTIONS shows it. */
export const bookSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'book',
  description: 'A book by a writer.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the book.',
      type: 'integer',
      readonly: true,
      context: ['view', 'edit'],
    },
    title: {
      description: 'Title of the book.',
      type: 'object',
      required: true,
      context: ['view', 'edit'],
      properties: {
        raw: { description: 'As it is stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'As it is shown.',
          type: 'string',
          context: ['view', 'edit'],
          readonly: true,
        },
      },
    },
    status: {
      description: 'Whether it is public.',
      type: 'string',
      enum: ['draft', 'public'],
      default: 'draft',
      context: ['edit'],
    },
    pages: {
      description: 'How many pages it has.',
      type: 'integer',
      minimum: 1,
      context: ['view', 'edit'],
    },
  },
} as const;
