// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (de64bb50b8f7)

/** A block, as OPTIONS shows it. */
export const blockSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  links: [
    {
      rel: '{api_rel}action-publish',
      title: 'The caller may publish this block.',
      href: '{rest_url}/{core}/blocks/{id}',
      targetSchema: {
        type: 'object',
        properties: { status: { type: 'string', enum: ['publish', 'future'] } },
      },
    },
    {
      rel: '{api_rel}action-unfiltered-html',
      title: 'The caller may write any HTML and scripts.',
      href: '{rest_url}/{core}/blocks/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
  ],
  title: '{token}_block',
  description: 'Blocks that are put into several posts.',
  type: 'object',
  properties: {
    date: {
      description: 'When the block was published, in the time zone of the site.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'When the block was published, in UTC.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit'],
    },
    guid: {
      description: 'Name of the block that is never given twice.',
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
    id: {
      description: 'Number of the block.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    link: {
      description: 'Address of the page that shows the block.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    modified: {
      description: 'When the block was last changed, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    modified_gmt: {
      description: 'When the block was last changed, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Name of the block in its address; no other of its type has it.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'How far the block is on its way to being public.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit', 'auto-draft'],
      context: ['view', 'edit'],
    },
    type: {
      description: 'Post type of the block.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    password: {
      description: 'Password that readers need for the content and excerpt; empty for none.',
      type: 'string',
      context: ['edit'],
    },
    title: {
      description: 'Title of the block.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: {
          description: 'The title as it is stored.',
          type: 'string',
          context: ['view', 'edit'],
        },
      },
    },
    content: {
      description: 'What the block says.',
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
    template: {
      description: 'Template file that shows the block; empty for the usual one.',
      type: 'string',
      context: ['view', 'edit'],
    },
  },
} as const;
