// @generated from schemas/resources/posts.json by `npm run generate`. Do not edit. (b32207acbcf4)

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
      title: 'The caller may write any HTML and scripts.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
    {
      rel: '{api_rel}action-sticky',
      title: 'The caller may keep this post at the top.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: { type: 'object', properties: { sticky: { type: 'boolean' } } },
    },
    {
      rel: '{api_rel}action-assign-author',
      title: 'The caller may name another author.',
      href: '{rest_url}/{core}/posts/{id}',
      targetSchema: { type: 'object', properties: { author: { type: 'integer' } } },
    },
    {
      rel: '{api_rel}action-assign-categories',
      title: 'The caller may give this post categories.',
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
      title: 'The caller may give this post tags.',
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
  description: 'A dated piece of writing, the newest first.',
  type: 'object',
  properties: {
    date: {
      description: 'When the post was published, in the time zone of the site.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'When the post was published, in UTC.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit'],
    },
    guid: {
      description: 'Name of the post that is never given twice.',
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
      description: 'Number of the post.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    link: {
      description: 'Address of the page that shows the post.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    modified: {
      description: 'When the post was last changed, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    modified_gmt: {
      description: 'When the post was last changed, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Name of the post in its address; no other of its type has it.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'How far the post is on its way to being public.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit', 'auto-draft'],
      context: ['view', 'edit'],
    },
    type: {
      description: 'Post type of the post.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    password: {
      description: 'Password that readers need for the content and excerpt; empty for none.',
      type: 'string',
      context: ['edit'],
    },
    permalink_template: {
      description: 'Pattern of the address, with a place for the slug.',
      type: 'string',
      context: ['edit'],
      readonly: true,
    },
    generated_slug: {
      description: 'Slug made from the title, for a post without a slug of its own.',
      type: 'string',
      context: ['edit'],
      readonly: true,
    },
    title: {
      description: 'Title of the post.',
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
    content: {
      description: 'What the post says.',
      type: 'object',
      context: ['view', 'edit'],
      properties: {
        raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'The text as HTML, ready to show.',
          type: 'string',
          context: ['view', 'edit'],
          readonly: true,
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
    author: {
      description: 'User who wrote the post.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    excerpt: {
      description: 'A short form of the post.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'The excerpt as it is stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'The excerpt as HTML, ready to show.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
        protected: {
          description: 'Whether a password protects the excerpt.',
          type: 'boolean',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    featured_media: {
      description: 'Picture that stands for the post; 0 for none.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    comment_status: {
      description: 'Whether new comments on the post are taken.',
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    ping_status: {
      description: 'Whether other sites may announce links to the post.',
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    format: {
      description: 'What the post mostly consists of.',
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
      description: 'Further values kept with the post, by key.',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
    template: {
      description: 'Template file that shows the post; empty for the usual one.',
      type: 'string',
      context: ['view', 'edit'],
    },
    categories: {
      description: 'Numbers of the categories that the post has.',
      type: 'array',
      items: { type: 'integer' },
      context: ['view', 'edit'],
    },
    tags: {
      description: 'Numbers of the tags that the post has.',
      type: 'array',
      items: { type: 'integer' },
      context: ['view', 'edit'],
    },
    sticky: {
      description: 'Whether the post stays at the top of the front page.',
      type: 'boolean',
      context: ['view', 'edit'],
    },
  },
} as const;
