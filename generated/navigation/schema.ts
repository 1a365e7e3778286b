// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (861fff91bc60)

/** A navigation menu, as OPTIONS shows it. */
export const navigationMenuSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  links: [
    {
      rel: '{api_rel}action-publish',
      title: 'The caller may publish this navigation menu.',
      href: '{rest_url}/{core}/navigation/{id}',
      targetSchema: {
        type: 'object',
        properties: { status: { type: 'string', enum: ['publish', 'future'] } },
      },
    },
    {
      rel: '{api_rel}action-unfiltered-html',
      title: 'The caller may use unfiltered HTML.',
      href: '{rest_url}/{core}/navigation/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
  ],
  title: '{token}_navigation',
  description: 'A menu made of blocks.',
  type: 'object',
  properties: {
    date: {
      description: 'Publication date of the navigation menu, in the time zone of the site.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'Publication date of the navigation menu, in UTC.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit'],
    },
    guid: {
      description: 'Globally unique identifier of the navigation menu.',
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
      description: 'Unique identifier of the navigation menu.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    link: {
      description: 'URL of the navigation menu.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
      admin: { widget: 'hidden' },
    },
    modified: {
      description:
        'Date of the last modification of the navigation menu, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    modified_gmt: {
      description: 'Date of the last modification of the navigation menu, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Slug of the navigation menu, unique for its type.',
      admin: {
        column: false,
        help: 'The part of the address for the navigation menu. Empty for one from the title.',
      },
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'Status of the navigation menu.',
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
      description: 'Post type of the navigation menu.',
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
      description: 'Title of the navigation menu.',
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
      description: 'Content of the navigation menu.',
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
    template: {
      description: 'Template file of the navigation menu; empty for the default.',
      type: 'string',
      context: ['view', 'edit'],
    },
  },
} as const;
