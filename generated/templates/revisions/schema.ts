// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (fc0a665ba031)

/** A template revision, as OPTIONS shows it. */
export const templateRevisionSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: '{token}_template-revision',
  description: 'A state that a template had.',
  type: 'object',
  properties: {
    author: {
      description: 'User who wrote this state.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    date: {
      description: 'When it was written, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'When it was written, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    id: {
      description: 'Number of the state.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    modified: {
      description: 'When it was last changed, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    modified_gmt: {
      description: 'When it was last changed, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    parent: {
      description: 'Number of the template whose state it is; 0 for the template itself.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    slug: {
      description: 'Name of the state, with the number of the template.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
  },
} as const;
