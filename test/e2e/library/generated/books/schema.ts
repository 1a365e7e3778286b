// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (8056799b3a5e)

/** A book, as OPTIONS shows it. */
export const bookSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'book',
  description: 'A book of the library.',
  type: 'object',
  properties: {
    id: { description: 'Unique identifier of the book.', type: 'integer', readonly: true },
    title: { description: 'Title of the book.', type: 'string', minLength: 1, required: true },
    borrower: {
      description: 'ID of the member who has the book; null if nobody has.',
      type: ['integer', 'null'],
      readonly: true,
    },
  },
} as const;
