// @generated from schemas/resources/search.json by `npm run generate`. Do not edit. (47346d46da76)

/** A search result, as OPTIONS shows it. */
export const searchResultSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'search-result',
  description: 'A search result.',
  type: 'object',
  properties: {
    id: {
      description: 'ID of the result, or its name if it has no ID.',
      type: ['integer', 'string'],
      context: ['view', 'embed'],
      readonly: true,
    },
    title: {
      description: 'Label for display.',
      type: 'string',
      context: ['view', 'embed'],
      readonly: true,
    },
    url: {
      description: 'URL of the result.',
      type: 'string',
      format: 'uri',
      context: ['view', 'embed'],
      readonly: true,
    },
    type: {
      description: 'Type of the result; the taxonomy of a term.',
      type: 'string',
      context: ['view', 'embed'],
      readonly: true,
    },
    subtype: {
      description: 'Post type of a post.',
      type: 'string',
      optional: true,
      context: ['view', 'embed'],
      readonly: true,
    },
  },
} as const;
