// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (3a9f9b26b773)

/** A page, as OPTIONS shows it. */
export const pageSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'page',
  description: 'A page whose type has the name of one of the runtime.',
  type: 'object',
  properties: { id: { description: 'Number of the page.', type: 'integer', readonly: true } },
} as const;
