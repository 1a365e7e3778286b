// @generated from schemas/resources/pattern-directory.json by `npm run generate`. Do not edit. (584522de5c5f)

/** A pattern directory item, as OPTIONS shows it. */
export const patternDirectoryItemSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'pattern-directory-item',
  description: 'A pattern of the catalogue.',
  type: 'object',
  properties: {
    id: {
      description: 'Unique identifier of the pattern.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      minimum: 1,
    },
    title: {
      description: 'Title of the pattern.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      minLength: 1,
    },
    content: {
      description: 'Blocks of the pattern.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      minLength: 1,
    },
    categories: {
      description: 'Categories of the pattern.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      items: { type: 'string' },
      uniqueItems: true,
    },
    keywords: {
      description: 'Search keywords of the pattern.',
      type: 'array',
      context: ['view', 'edit', 'embed'],
      items: { type: 'string' },
      uniqueItems: true,
    },
    description: {
      description: 'Description of the pattern.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      minLength: 1,
    },
    viewport_width: {
      description: 'Width of the preview, in pixels.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
  },
} as const;
