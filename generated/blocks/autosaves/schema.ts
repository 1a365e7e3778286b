// @generated from schemas/resources/blocks/autosaves.json by `npm run generate`. Do not edit. (6df241bbf98f)

/** A block autosave, as OPTIONS shows it. */
export const blockAutosaveSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: '{token}_block-revision',
  description: 'A state that a block had.',
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
      description: 'Number of the block whose state it is; 0 for the block itself.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    slug: {
      description: 'Name of the state, with the number of the block.',
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
    title: {
      description: 'Title of the block at that time.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: {
          description: 'The text as it is stored.',
          type: 'string',
          context: ['view', 'edit'],
        },
      },
    },
    content: {
      description: 'Text of the block at that time.',
      type: 'object',
      context: ['view', 'edit'],
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
        protected: {
          description: 'Whether a password protects the text.',
          type: 'boolean',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    guid: {
      description: 'Name of the state that is never given twice.',
      type: 'object',
      context: ['view', 'edit'],
      readonly: true,
      properties: {
        raw: {
          description: 'The name as it is stored.',
          type: 'string',
          context: ['edit'],
          readonly: true,
        },
        rendered: {
          description: 'The name as it is shown.',
          type: 'string',
          context: ['view', 'edit'],
          readonly: true,
        },
      },
    },
  },
} as const;
