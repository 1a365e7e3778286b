// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (264a34c0eefa)

/** A tag, as OPTIONS shows it. */
export const tagSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'tag',
  description: 'A term for labelling posts, without a hierarchy.',
  type: 'object',
  properties: {
    id: {
      description: 'Unique identifier of the tag.',
      type: 'integer',
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    count: {
      description: 'Number of published posts with the tag.',
      label: 'Posts',
      type: 'integer',
      context: ['view', 'edit'],
      readonly: true,
    },
    description: {
      description: 'Description of the tag, as HTML.',
      type: 'string',
      context: ['view', 'edit'],
    },
    link: {
      description: 'URL of the page that lists the posts with the tag.',
      type: 'string',
      format: 'uri',
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    name: {
      description: 'Title of the tag.',
      type: 'string',
      required: true,
      context: ['view', 'embed', 'edit'],
    },
    slug: {
      description: 'Slug of the tag, unique in its taxonomy.',
      type: 'string',
      context: ['view', 'embed', 'edit'],
    },
    taxonomy: {
      description: 'Taxonomy of the tag.',
      type: 'string',
      enum: ['post_tag'],
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    meta: {
      description: 'Meta values of the tag, by key.',
      label: 'Meta values',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
  },
} as const;
