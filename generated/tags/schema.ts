// @generated from schemas/resources/tags.json by `npm run generate`. Do not edit. (3ad2fdb9caf1)

/** A tag, as OPTIONS shows it. */
export const tagSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'tag',
  description: 'A word that posts are marked with. Tags stand side by side.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the tag.',
      type: 'integer',
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    count: {
      description: 'How many published posts have the tag.',
      type: 'integer',
      context: ['view', 'edit'],
      readonly: true,
    },
    description: {
      description: 'What the tag is about, as HTML.',
      type: 'string',
      context: ['view', 'edit'],
    },
    link: {
      description: 'Address of the page that lists the posts of the tag.',
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
      description: 'Name of the tag in addresses; no other of its taxonomy has it.',
      type: 'string',
      context: ['view', 'embed', 'edit'],
    },
    taxonomy: {
      description: 'Taxonomy that the tag belongs to.',
      type: 'string',
      enum: ['post_tag'],
      context: ['view', 'embed', 'edit'],
      readonly: true,
    },
    meta: {
      description: 'Further values kept with the tag, by key.',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
  },
} as const;
