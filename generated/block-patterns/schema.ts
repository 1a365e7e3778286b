// @generated from schemas/resources/block-patterns.json by `npm run generate`. Do not edit. (7b351768a0a9)

/** A block pattern, as OPTIONS shows it. */
export const blockPatternSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'block-pattern',
  description: 'Blocks that people put in together.',
  type: 'object',
  properties: {
    name: {
      description: 'Name of the pattern; no other has it.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    title: {
      description: 'What people call it.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    description: {
      description: 'What it is good for.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    viewport_width: {
      description: 'Width of the window that it is shown in to choose it, in pixels.',
      type: 'number',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    block_types: {
      description: 'Blocks that it can stand for.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    post_types: {
      description: 'Post types that it is for.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    categories: {
      description: 'Categories that it is offered in.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    keywords: {
      description: 'Words to find it by.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    content: {
      description: 'The blocks.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    inserter: {
      description: 'Whether people are offered it.',
      type: 'boolean',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
  },
} as const;
