// @generated from schemas/resources/media.json by `npm run generate`. Do not edit. (9ba6e3ecc856)

/** An attachment, as OPTIONS shows it. */
export const attachmentSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  links: [
    {
      rel: '{api_rel}action-unfiltered-html',
      title: 'The caller may use unfiltered HTML.',
      href: '{rest_url}/{core}/media/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
    {
      rel: '{api_rel}action-assign-author',
      title: 'The caller may change the author.',
      href: '{rest_url}/{core}/media/{id}',
      targetSchema: { type: 'object', properties: { author: { type: 'integer' } } },
    },
  ],
  title: 'attachment',
  description: 'An uploaded file and its metadata.',
  type: 'object',
  properties: {
    date: {
      description: 'Publication date of the attachment, in the time zone of the site.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'Publication date of the attachment, in UTC.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit'],
    },
    guid: {
      description: 'Globally unique identifier of the attachment.',
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
      description: 'Unique identifier of the attachment.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    link: {
      description: 'URL of the attachment.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    modified: {
      description: 'Date of the last modification of the attachment, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    modified_gmt: {
      description: 'Date of the last modification of the attachment, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Slug of the attachment, unique for its type.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'Status of the attachment.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit', 'auto-draft'],
      admin: {
        choices: {
          publish: 'Published',
          future: 'Scheduled',
          pending: 'Pending review',
          trash: 'In the bin',
          inherit: 'Same as its post',
        },
      },
      context: ['view', 'edit'],
    },
    type: {
      description: 'Post type of the attachment.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    permalink_template: {
      description: 'Template of the permalink, with a placeholder for the slug.',
      type: 'string',
      context: ['edit'],
      readonly: true,
    },
    generated_slug: {
      description: 'Slug generated from the title, used if the attachment has no slug.',
      type: 'string',
      context: ['edit'],
      readonly: true,
    },
    title: {
      description: 'Title of the attachment.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'Title as stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'Title as HTML for display.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    author: {
      description: 'ID of the author of the attachment.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    comment_status: {
      description: 'Whether the attachment is open for comments.',
      label: 'Comments',
      admin: { choices: { open: 'Allowed', closed: 'Closed' } },
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    ping_status: {
      description: 'Whether the attachment accepts pings from other sites.',
      label: 'Pings from other sites',
      admin: { choices: { open: 'Allowed', closed: 'Closed' } },
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    meta: {
      description: 'Meta values of the attachment, by key.',
      label: 'Meta values',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
    template: {
      description: 'Template file of the attachment; empty for the default.',
      type: 'string',
      context: ['view', 'edit'],
    },
    alt_text: {
      description: 'Alternative text of the image.',
      label: 'Alternative text',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    caption: {
      description: 'Caption of the attachment.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'Caption as stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'Caption as HTML for display.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    description: {
      description: 'Description of the attachment.',
      type: 'object',
      context: ['view', 'edit'],
      properties: {
        raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'Text as HTML for display, which starts with the file itself.',
          type: 'string',
          context: ['view', 'edit'],
          readonly: true,
        },
      },
    },
    media_type: {
      description: 'Whether the file is an image or another file.',
      type: 'string',
      enum: ['image', 'file'],
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    mime_type: {
      description: 'MIME type of the file, for example `image/png`.',
      label: 'File format',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    media_details: {
      description:
        'Details of the file: its size and, for an image, its dimensions and smaller sizes.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    post: {
      description: 'ID of the post of the attachment; null for none.',
      type: ['integer', 'null'],
      context: ['view', 'edit'],
    },
    source_url: {
      description: 'URL of the file.',
      label: 'File',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    missing_image_sizes: {
      description: 'Names of the image sizes that are missing.',
      type: 'array',
      items: { type: 'string' },
      context: ['edit'],
      readonly: true,
    },
  },
} as const;
