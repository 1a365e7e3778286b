// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (1eb2b691e35e)

/** A draft, as OPTIONS shows it. */
export const draftSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'book-draft',
  description: 'What was written of a book, and is not shown yet.',
  type: 'object',
  properties: { title: { description: 'What the book would be called.', type: 'string' } },
} as const;
