// @generated from schemas/resources/navigation.json by `npm run generate`. Do not edit. (7176a8340064)

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
      title: 'The caller may write any HTML and scripts.',
      href: '{rest_url}/{core}/navigation/{id}',
      targetSchema: { type: 'object', properties: { content: { raw: { type: 'string' } } } },
    },
  ],
  title: '{token}_navigation',
  description: 'A menu made of blocks.',
  type: 'object',
  properties: {
    date: {
      description: 'When the navigation menu was published, in the time zone of the site.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'When the navigation menu was published, in UTC.',
      type: ['string', 'null'],
      format: 'date-time',
      context: ['view', 'edit'],
    },
    guid: {
      description: 'Name of the navigation menu that is never given twice.',
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
      description: 'Number of the navigation menu.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    link: {
      description: 'Address of the page that shows the navigation menu.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    modified: {
      description: 'When the navigation menu was last changed, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    modified_gmt: {
      description: 'When the navigation menu was last changed, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
      readonly: true,
    },
    slug: {
      description: 'Name of the navigation menu in its address; no other of its type has it.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    status: {
      description: 'How far the navigation menu is on its way to being public.',
      type: 'string',
      enum: ['publish', 'future', 'draft', 'pending', 'private', 'trash', 'inherit', 'auto-draft'],
      context: ['view', 'edit'],
    },
    type: {
      description: 'Post type of the navigation menu.',
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
      description: 'Title of the navigation menu.',
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
      description: 'What the navigation menu says.',
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
    template: {
      description: 'Template file that shows the navigation menu; empty for the usual one.',
      type: 'string',
      context: ['view', 'edit'],
    },
  },
} as const;
