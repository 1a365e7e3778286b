// @generated from schemas/resources/block-pattern-categories.json by `npm run generate`. Do not edit. (2aeefce104a5)

/** A block pattern category, as OPTIONS shows it. */
export const blockPatternCategorySchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'block-pattern-category',
  description: 'A category of patterns.',
  type: 'object',
  properties: {
    name: {
      description: 'Unique name of the category.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    label: {
      description: 'Label for display.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
  },
} as const;
