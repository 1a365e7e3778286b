// @generated from schemas/resources/pages.json by `npm run generate`. Do not edit. (912a40497ac8)

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
      title: 'The caller may write any HTML and scripts.',
      href: '{rest_url}/{core}/pages/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
    {
      rel: '{api_rel}action-assign-author',
      title: 'The caller may name another author.',
      href: '{rest_url}/{core}/pages/{id}',
      targetSchema: { type: 'object', properties: { author: { type: 'integer' } } },
    },
  ],
  title: 'page',
  description: 'A text without a date, at a place of its own among the others.',
  type: 'object',
  properties: {
    date: {
      description: 'When the page was published, in the time zone of the site.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'When the page was published, in UTC.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit'],
    },
    guid: {
      description: 'Name of the page that is never given twice.',
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
      description: 'Number of the page.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    link: {
      description: 'Address of the page that shows the page.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    modified: {
      description: 'When the page was last changed, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    modified_gmt: {
      description: 'When the page was last changed, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Name of the page in its address; no other of its type has it.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'How far the page is on its way to being public.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit', 'auto-draft'],
      context: ['view', 'edit'],
    },
    type: {
      description: 'Post type of the page.',
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
      description: 'Slug made from the title, for a page without a slug of its own.',
      type: 'string',
      context: ['edit'],
      readonly: true,
    },
    parent: {
      description: 'Number of the page above; 0 for none.',
      type: 'integer',
      context: ['view', 'edit'],
    },
    title: {
      description: 'Title of the page.',
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
      description: 'What the page says.',
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
      description: 'User who wrote the page.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    excerpt: {
      description: 'A short form of the page.',
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
      description: 'Picture that stands for the page; 0 for none.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    comment_status: {
      description: 'Whether new comments on the page are taken.',
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    ping_status: {
      description: 'Whether other sites may announce links to the page.',
      type: 'string',
      enum: ['open', 'closed'],
      context: ['view', 'edit'],
    },
    menu_order: {
      description: 'Place of the page among those beside it.',
      type: 'integer',
      context: ['view', 'edit'],
    },
    meta: {
      description: 'Further values kept with the page, by key.',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
    template: {
      description: 'Template file that shows the page; empty for the usual one.',
      type: 'string',
      context: ['view', 'edit'],
    },
  },
} as const;
