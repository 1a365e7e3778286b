// @generated from schemas/resources/categories.json by `npm run generate`. Do not edit. (0cfa44f6c301)

/** A category, as OPTIONS shows it. */
export const categorySchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'category',
  description: 'A hierarchical term for grouping posts by subject.',
  type: 'object',
  properties: {
    id: {
      description: 'Unique identifier of the category.',
      type: 'integer',
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    count: {
      description: 'Number of published posts with the category.',
      label: 'Posts',
      type: 'integer',
      context: ['view', 'edit'],
      readonly: true,
    },
    description: {
      description: 'Description of the category, as HTML.',
      type: 'string',
      context: ['view', 'edit'],
    },
    link: {
      description: 'URL of the page that lists the posts with the category.',
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
      description: 'Slug of the category, unique in its taxonomy.',
      type: 'string',
      context: ['view', 'embed', 'edit'],
    },
    taxonomy: {
      description: 'Taxonomy of the category.',
      type: 'string',
      enum: ['category'],
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    parent: {
      description: 'ID of the parent of the category, or 0 for none.',
      type: 'integer',
      context: ['view', 'edit'],
    },
    meta: {
      description: 'Meta values of the category, by key.',
      label: 'Meta values',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
  },
} as const;
