// @generated from schemas/resources/site-health.json by `npm run generate`. Do not edit. (3623b64ac12d)

/** A site health test, as OPTIONS shows it. */
export const siteHealthTestSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: '{token}-site-health-test',
  description: 'What a test of the site found.',
  type: 'object',
  properties: {
    test: { description: 'Name of the test.', type: 'string', readonly: true },
    label: { description: 'What it found, in one line.', type: 'string', readonly: true },
    status: {
      description: 'How well it is.',
      type: 'string',
      enum: ['good', 'recommended', 'critical'],
      readonly: true,
    },
    badge: {
      description: 'What it is about.',
      type: 'object',
      readonly: true,
      properties: {
        label: { description: 'The subject in a word.', type: 'string', readonly: true },
        color: {
          description: 'Colour of the subject.',
          type: 'string',
          enum: ['blue', 'orange', 'red', 'green', 'purple', 'gray'],
          readonly: true,
        },
      },
    },
    description: { description: 'What was found, as HTML.', type: 'string', readonly: true },
    actions: {
      description: 'What can be done about it, as HTML; empty for nothing.',
      type: 'string',
      readonly: true,
    },
  },
} as const;
