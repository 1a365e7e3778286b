// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (03995b483bff)

/** A block pattern, as OPTIONS shows it. */
export const blockPatternSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'block-pattern',
  description: 'A pattern of blocks.',
  type: 'object',
  properties: {
    name: {
      description: 'Unique name of the pattern.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    title: {
      description: 'Label for display.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    description: {
      description: 'Description of the pattern.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
      optional: true,
    },
    viewport_width: {
      description: 'Width of the preview, in pixels.',
      type: 'number',
      context: ['view', 'edit', 'embed'],
      readonly: true,
      optional: true,
    },
    block_types: {
      description: 'Block types that the pattern can replace.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      readonly: true,
      optional: true,
    },
    post_types: {
      description: 'Post types of the pattern.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      readonly: true,
      optional: true,
    },
    categories: {
      description: 'Categories of the pattern.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      readonly: true,
      optional: true,
    },
    keywords: {
      description: 'Search keywords of the pattern.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      readonly: true,
      optional: true,
    },
    content: {
      description: 'Blocks of the pattern.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    inserter: {
      description: 'Whether the pattern is listed in the inserter.',
      type: 'boolean',
      context: ['view', 'edit', 'embed'],
      readonly: true,
      optional: true,
    },
  },
} as const;
