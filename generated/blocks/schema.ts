// @generated from schemas/resources/blocks.json by `npm run generate`. Do not edit. (14bdad19074f)

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
      title: 'The caller may use unfiltered HTML.',
      href: '{rest_url}/{core}/blocks/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
  ],
  title: '{token}_block',
  description: 'A reusable block.',
  type: 'object',
  properties: {
    date: {
      description: 'Publication date of the block, in the time zone of the site.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'Publication date of the block, in UTC.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit'],
    },
    guid: {
      description: 'Globally unique identifier of the block.',
      type: 'object',
      context: ['view', 'edit'],
      readonly: true,
      properties: {
        raw: {
          description: 'Identifier as stored.',
          type: 'string',
          context: ['edit'],
          readonly: true,
        },
        rendered: {
          description: 'Identifier for display.',
          type: 'string',
          context: ['view', 'edit'],
          readonly: true,
        },
      },
    },
    id: {
      description: 'Unique identifier of the block.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    link: {
      description: 'URL of the block.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
      admin: { widget: 'hidden' },
    },
    modified: {
      description: 'Date of the last modification of the block, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    modified_gmt: {
      description: 'Date of the last modification of the block, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Slug of the block, unique for its type.',
      admin: {
        column: false,
        help: 'The part of the address for the block. Empty for one from the title.',
      },
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'Status of the block.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit', 'auto-draft'],
      admin: {
        choices: {
          publish: 'Published',
          future: 'Scheduled',
          pending: 'Pending review',
          trash: 'In the bin',
        },
      },
      context: ['view', 'edit'],
    },
    type: {
      description: 'Post type of the block.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    password: {
      description: 'Password that protects the content and the excerpt; empty for none.',
      type: 'string',
      context: ['edit'],
    },
    title: {
      description: 'Title of the block.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'Title as stored.', type: 'string', context: ['view', 'edit'] },
      },
    },
    content: {
      description: 'Content of the block.',
      type: 'object',
      context: ['view', 'edit'],
      properties: {
        raw: { description: 'Text as stored.', type: 'string', context: ['view', 'edit'] },
        block_version: {
          description:
            'Version of the block format of the content, or 0 for content without blocks.',
          type: 'integer',
          context: ['edit'],
          readonly: true,
        },
        protected: {
          description: 'Whether the content is password-protected.',
          type: 'boolean',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    template: {
      description: 'Template file of the block; empty for the default.',
      type: 'string',
      context: ['view', 'edit'],
    },
  },
} as const;
