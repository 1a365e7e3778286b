// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (23282b261b93)

/** A search result, as OPTIONS shows it. */
export const searchResultSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'search-result',
  description: 'Something of the site that a search has found.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of what was found, or its name where it has none.',
      type: ['integer', 'string'],
      context: ['view', 'embed'],
      readonly: true,
    },
    title: {
      description: 'What people call it.',
      type: 'string',
      context: ['view', 'embed'],
      readonly: true,
    },
    url: {
      description: 'Address of the page that shows it.',
      type: 'string',
      format: 'uri',
      context: ['view', 'embed'],
      readonly: true,
    },
    type: {
      description: 'Kind of thing that it is; of a term its taxonomy.',
      type: 'string',
      context: ['view', 'embed'],
      readonly: true,
    },
    subtype: {
      description: 'Post type of a post.',
      type: 'string',
      context: ['view', 'embed'],
      readonly: true,
    },
  },
} as const;
