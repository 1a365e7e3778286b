// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (e48e4b9922dd)

/** An attachment, as OPTIONS shows it. */
export const attachmentSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  links: [
    {
      rel: '{api_rel}action-unfiltered-html',
      title: 'The caller may write any HTML and scripts.',
      href: '{rest_url}/{core}/media/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
    {
      rel: '{api_rel}action-assign-author',
      title: 'The caller may name another author.',
      href: '{rest_url}/{core}/media/{id}',
      targetSchema: { type: 'object', properties: { author: { type: 'integer' } } },
    },
  ],
  title: 'attachment',
  description: 'A file that was uploaded, with what is known and said about it.',
  type: 'object',
  properties: {
    date: {
      description: 'When the attachment was published, in the time zone of the site.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'When the attachment was published, in UTC.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit'],
    },
    guid: {
      description: 'Name of the attachment that is never given twice.',
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
      description: 'Number of the attachment.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    link: {
      description: 'Address of the page that shows the attachment.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    modified: {
      description: 'When the attachment was last changed, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    modified_gmt: {
      description: 'When the attachment was last changed, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Name of the attachment in its address; no other of its type has it.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'How far the attachment is on its way to being public.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit', 'auto-draft'],
      context: ['view', 'edit'],
    },
    type: {
      description: 'Post type of the attachment.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    permalink_template: {
      description: 'Pattern of the address, with a place for the slug.',
      type: 'string',
      context: ['edit'],
      readonly: true,
    },
    generated_slug: {
      description: 'Slug made from the title, for an attachment without a slug of its own.',
      type: 'string',
      context: ['edit'],
      readonly: true,
    },
    title: {
      description: 'Title of the attachment.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'The title as it is stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'The title as HTML, ready to show.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    author: {
      description: 'User who wrote the attachment.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    comment_status: {
      description: 'Whether new comments on the attachment are taken.',
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    ping_status: {
      description: 'Whether other sites may announce links to the attachment.',
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    meta: {
      description: 'Further values kept with the attachment, by key.',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
    template: {
      description: 'Template file that shows the attachment; empty for the usual one.',
      type: 'string',
      context: ['view', 'edit'],
    },
    alt_text: {
      description: 'What stands for the picture where it cannot be seen.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    caption: {
      description: 'What is written below the picture.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'The caption as it is stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'The caption as HTML, ready to show.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    description: {
      description: 'What the page of the attachment says about it.',
      type: 'object',
      context: ['view', 'edit'],
      properties: {
        raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'The text as HTML, ready to show; the file itself comes first.',
          type: 'string',
          context: ['view', 'edit'],
          readonly: true,
        },
      },
    },
    media_type: {
      description: 'Whether the file is a picture, or any other file.',
      type: 'string',
      enum: ['image', 'file'],
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    mime_type: {
      description: 'Type of the content, as in `image/png`.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    media_details: {
      description:
        'What is known of the file: its size and, of a picture, its width, height and smaller copies.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    post: {
      description: 'Post that the file belongs to; null for none.',
      type: ['integer', 'null'],
      context: ['view', 'edit'],
    },
    source_url: {
      description: 'Address of the file.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    missing_image_sizes: {
      description: 'Names of the smaller copies that the picture should have and does not.',
      type: 'array',
      items: { type: 'string' },
      context: ['edit'],
      readonly: true,
    },
  },
} as const;
