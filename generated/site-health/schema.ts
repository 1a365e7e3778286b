// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (ebc28fe92552)

/** A site health test, as OPTIONS shows it. */
export const siteHealthTestSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: '{token}-site-health-test',
  description: 'The result of a site health test.',
  type: 'object',
  properties: {
    test: { description: 'Name of the test.', type: 'string', readonly: true },
    label: { description: 'Result of the test, in one line.', type: 'string', readonly: true },
    status: {
      description: 'Status of the test.',
      type: 'string',
      enum: ['good', 'recommended', 'critical'],
      readonly: true,
    },
    badge: {
      description: 'Category of the test.',
      type: 'object',
      readonly: true,
      properties: {
        label: { description: 'Label of the category.', type: 'string', readonly: true },
        color: {
          description: 'Color of the category.',
          type: 'string',
          enum: ['blue', 'orange', 'red', 'green', 'purple', 'gray'],
          readonly: true,
        },
      },
    },
    description: {
      description: 'Description of the result, as HTML.',
      type: 'string',
      readonly: true,
    },
    actions: {
      description: 'Recommended actions, as HTML; empty for none.',
      type: 'string',
      readonly: true,
    },
  },
} as const;
