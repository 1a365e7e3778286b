// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (4056be68575b)

/** A category, as OPTIONS shows it. */
export const categorySchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'category',
  description: 'A subject that posts are sorted under. Categories stand under one another.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the category.',
      type: 'integer',
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    count: {
      description: 'How many published posts have the category.',
      type: 'integer',
      context: ['view', 'edit'],
      readonly: true,
    },
    description: {
      description: 'What the category is about, as HTML.',
      type: 'string',
      context: ['view', 'edit'],
    },
    link: {
      description: 'Address of the page that lists the posts of the category.',
      type: 'string',
      format: 'uri',
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    name: {
      description: 'Title of the category.',
      type: 'string',
      required: true,
      context: ['view', 'embed', 'edit'],
    },
    slug: {
      description: 'Name of the category in addresses; no other of its taxonomy has it.',
      type: 'string',
      context: ['view', 'embed', 'edit'],
    },
    taxonomy: {
      description: 'Taxonomy that the category belongs to.',
      type: 'string',
      enum: ['category'],
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    parent: {
      description: 'The category that this one stands under; 0 for none.',
      type: 'integer',
      context: ['view', 'edit'],
    },
    meta: {
      description: 'Further values kept with the category, by key.',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
  },
} as const;
