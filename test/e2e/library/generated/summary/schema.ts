// @generated from schemas/resources/summary.json by `npm run generate`. Do not edit. (de750b56e249)

/** The summary, as OPTIONS shows it. */
export const summarySchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'summary',
  description: 'Numbers of the library.',
  type: 'object',
  properties: { books: { description: 'Number of books.', type: 'integer', readonly: true } },
} as const;
