// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (94569df250e2)

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
    content: {
      description: 'What the template consists of, in blocks.',
      type: ['object', 'string'],
      default: '',
      context: ['embed', 'view', 'edit'],
      properties: {
        raw: {
          description: 'The text as it is stored.',
          type: 'string',
          context: ['view', 'edit'],
        },
        block_version: {
          description: 'Version of the block format of the text; 0 for a text without blocks.',
          type: 'integer',
          context: ['edit'],
          readonly: true,
        },
      },
    },
    title: {
      description: 'What people call the template.',
      type: ['object', 'string'],
      default: '',
      context: ['embed', 'view', 'edit'],
      properties: {
        raw: {
          description: 'The title as it is stored.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
        },
        rendered: {
          description: 'The title as HTML, ready to show.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    guid: {
      description: 'Name of the state that is never given twice.',
      type: 'object',
      properties: { raw: { type: 'string' }, rendered: { type: 'string' } },
      context: ['view', 'edit'],
    },
  },
} as const;
