// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (e8bf0548049a)

/** A page, as OPTIONS shows it. */
export const pageSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  links: [
    {
      rel: '{api_rel}action-publish',
      title: 'The caller may publish this page.',
      href: '{rest_url}/{core}/pages/{id}',
      targetSchema: {
        type: 'object',
        properties: { status: { type: 'string', enum: ['publish', 'future'] } },
      },
    },
    {
      rel: '{api_rel}action-unfiltered-html',
      title: 'The caller may use unfiltered HTML.',
      href: '{rest_url}/{core}/pages/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
    {
      rel: '{api_rel}action-assign-author',
      title: 'The caller may change the author.',
      href: '{rest_url}/{core}/pages/{id}',
      targetSchema: { type: 'object', properties: { author: { type: 'integer' } } },
    },
  ],
  title: 'page',
  description: 'A page: hierarchical content without a date.',
  type: 'object',
  properties: {
    date: {
      description: 'Publication date of the page, in the time zone of the site.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'Publication date of the page, in UTC.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit'],
    },
    guid: {
      description: 'Globally unique identifier of the page.',
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
      description: 'Unique identifier of the page.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    link: {
      description: 'URL of the page.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    modified: {
      description: 'Date of the last modification of the page, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    modified_gmt: {
      description: 'Date of the last modification of the page, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Slug of the page, unique for its type.',
      admin: {
        column: false,
        help: 'The part of the address for the page. Empty for one from the title.',
      },
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'Status of the page.',
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
      description: 'Post type of the page.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    password: {
      description: 'Password that protects the content and the excerpt; empty for none.',
      type: 'string',
      context: ['edit'],
    },
    permalink_template: {
      description: 'Template of the permalink, with a placeholder for the slug.',
      type: 'string',
      context: ['edit'],
      readonly: true,
    },
    generated_slug: {
      description: 'Slug generated from the title, used if the page has no slug.',
      type: 'string',
      context: ['edit'],
      readonly: true,
    },
    parent: {
      description: 'ID of the parent of the page, or 0 for none.',
      type: 'integer',
      context: ['view', 'edit'],
    },
    title: {
      description: 'Title of the page.',
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
    content: {
      description: 'Content of the page.',
      type: 'object',
      context: ['view', 'edit'],
      properties: {
        raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'Text as HTML for display.',
          type: 'string',
          context: ['view', 'edit'],
          readonly: true,
        },
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
    author: {
      description: 'ID of the author of the page.',
      admin: { choices: { '0': false, '': 'You' } },
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    excerpt: {
      description: 'Excerpt of the page.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'Excerpt as stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'Excerpt as HTML for display.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
        protected: {
          description: 'Whether the excerpt is password-protected.',
          type: 'boolean',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    featured_media: {
      description: 'ID of the featured image of the page, or 0 for none.',
      label: 'Featured image',
      admin: { column: false },
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    comment_status: {
      description: 'Whether the page is open for comments.',
      label: 'Comments',
      admin: { choices: { open: 'Allowed', closed: 'Closed' } },
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    ping_status: {
      description: 'Whether the page accepts pings from other sites.',
      label: 'Pings from other sites',
      admin: { choices: { open: 'Allowed', closed: 'Closed' } },
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    menu_order: {
      description: 'Position of the page among its siblings.',
      label: 'Position',
      type: 'integer',
      context: ['view', 'edit'],
    },
    meta: {
      description: 'Meta values of the page, by key.',
      label: 'Meta values',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
    template: {
      description: 'Template file of the page; empty for the default.',
      type: 'string',
      context: ['view', 'edit'],
    },
  },
} as const;
