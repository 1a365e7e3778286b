// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (c5ae4ee20202)

/** A post, as OPTIONS shows it. */
export const postSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  links: [
    {
      rel: '{api_rel}action-publish',
      title: 'The caller may publish this post.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: {
        type: 'object',
        properties: { status: { type: 'string', enum: ['publish', 'future'] } },
      },
    },
    {
      rel: '{api_rel}action-unfiltered-html',
      title: 'The caller may use unfiltered HTML.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
    {
      rel: '{api_rel}action-sticky',
      title: 'The caller may make this post sticky.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: { type: 'object', properties: { sticky: { type: 'boolean' } } },
    },
    {
      rel: '{api_rel}action-assign-author',
      title: 'The caller may change the author.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: { type: 'object', properties: { author: { type: 'integer' } } },
    },
    {
      rel: '{api_rel}action-assign-categories',
      title: 'The caller may assign categories to this post.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: {
        type: 'object',
        properties: { categories: { type: 'array', items: { type: 'integer' } } },
      },
    },
    {
      rel: '{api_rel}action-create-categories',
      title: 'The caller may create categories.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: {
        type: 'object',
        properties: { categories: { type: 'array', items: { type: 'integer' } } },
      },
    },
    {
      rel: '{api_rel}action-assign-tags',
      title: 'The caller may assign tags to this post.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: {
        type: 'object',
        properties: { tags: { type: 'array', items: { type: 'integer' } } },
      },
    },
    {
      rel: '{api_rel}action-create-tags',
      title: 'The caller may create tags.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: {
        type: 'object',
        properties: { tags: { type: 'array', items: { type: 'integer' } } },
      },
    },
  ],
  title: 'post',
  description: 'A post, usually listed by date.',
  type: 'object',
  properties: {
    date: {
      description: 'Publication date of the post, in the time zone of the site.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'Publication date of the post, in UTC.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit'],
    },
    guid: {
      description: 'Globally unique identifier of the post.',
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
      description: 'Unique identifier of the post.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    link: {
      description: 'URL of the post.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    modified: {
      description: 'Date of the last modification of the post, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    modified_gmt: {
      description: 'Date of the last modification of the post, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Slug of the post, unique for its type.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'Status of the post.',
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
      description: 'Post type of the post.',
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
      description: 'Slug generated from the title, used if the post has no slug.',
      type: 'string',
      context: ['edit'],
      readonly: true,
    },
    title: {
      description: 'Title of the post.',
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
      description: 'Content of the post.',
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
      description: 'ID of the author of the post.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    excerpt: {
      description: 'Excerpt of the post.',
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
      description: 'ID of the featured image of the post, or 0 for none.',
      label: 'Featured image',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    comment_status: {
      description: 'Whether the post is open for comments.',
      label: 'Comments',
      admin: { choices: { open: 'Allowed', closed: 'Closed' } },
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    ping_status: {
      description: 'Whether the post accepts pings from other sites.',
      label: 'Pings from other sites',
      admin: { choices: { open: 'Allowed', closed: 'Closed' } },
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    format: {
      description: 'Format of the post.',
      type: 'string',
      enum: [
        'standard',
        'aside',
        'chat',
        'gallery',
        'link',
        'image',
        'quote',
        'status',
        'video',
        'audio',
      ],
      context: ['view', 'edit'],
    },
    meta: {
      description: 'Meta values of the post, by key.',
      label: 'Meta values',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
    template: {
      description: 'Template file of the post; empty for the default.',
      type: 'string',
      context: ['view', 'edit'],
    },
    categories: {
      description: 'IDs of the categories of the post.',
      type: 'array',
      items: { type: 'integer' },
      context: ['view', 'edit'],
    },
    tags: {
      description: 'IDs of the tags of the post.',
      type: 'array',
      items: { type: 'integer' },
      context: ['view', 'edit'],
    },
    sticky: {
      description: 'Whether the post is sticky.',
      label: 'Keep at the top',
      type: 'boolean',
      context: ['view', 'edit'],
    },
  },
} as const;
