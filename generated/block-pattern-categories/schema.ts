// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (cc91bc0cefcf)

/** A block pattern category, as OPTIONS shows it. */
export const blockPatternCategorySchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'block-pattern-category',
  description: 'What patterns are sorted by.',
  type: 'object',
  properties: {
    name: {
      description: 'Name of the category; no other has it.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    label: {
      description: 'What people call it.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
  },
} as const;
