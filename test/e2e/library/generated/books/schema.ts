// @generated from schemas/resources/books.json by `npm run generate`. Do not edit. (2190c0def2b6)

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
      description: 'ID of the member who has the book, or null.',
      type: ['integer', 'null'],
      readonly: true,
    },
  },
} as const;
