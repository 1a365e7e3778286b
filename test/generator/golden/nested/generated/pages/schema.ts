// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (e53bd86f8f5f)

/** A page, as OPTIONS shows it. */
export const pageSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'page',
  description: 'A page of a book on a shelf.',
  type: 'object',
  properties: { number: { description: 'Number of the page.', type: 'integer', readonly: true } },
} as const;
