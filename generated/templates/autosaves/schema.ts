// @generated from schemas/resources/templates/autosaves.json by `npm run generate`. Do not edit. (e09ae587a995)

/** A template autosave, as OPTIONS shows it. */
export const templateAutosaveSchema = {
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
    preview_link: {
      description: 'Address where the state can be looked at.',
      type: 'string',
      format: 'uri',
      context: ['edit'],
      readonly: true,
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
