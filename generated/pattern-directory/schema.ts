// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (3826a45a3297)

/** A pattern directory item, as OPTIONS shows it. */
export const patternDirectoryItemSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'pattern-directory-item',
  description: 'A ready-made piece of content in the catalogue.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the pattern.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      minimum: 1,
    },
    title: {
      description: 'What people call the pattern.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      minLength: 1,
    },
    content: {
      description: 'Its blocks.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      minLength: 1,
    },
    categories: {
      description: 'Names of its categories.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      items: { type: 'string' },
      uniqueItems: true,
    },
    keywords: {
      description: 'Words by which it is found.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      items: { type: 'string' },
      uniqueItems: true,
    },
    description: {
      description: 'What the pattern is for.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      minLength: 1,
    },
    viewport_width: {
      description: 'Width of a preview, in pixels.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
  },
} as const;
