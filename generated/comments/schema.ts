// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (643d7c423f49)

/** A comment, as OPTIONS shows it. */
export const commentSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'comment',
  description: 'What somebody said under a post.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the comment.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    author: {
      description: 'User who wrote the comment; 0 for a visitor.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    author_email: {
      description: 'E-mail address of the writer.',
      type: 'string',
      format: 'email',
      context: ['edit'],
    },
    author_ip: {
      description: 'Network address that the comment came from.',
      type: 'string',
      format: 'ip',
      context: ['edit'],
    },
    author_name: {
      description: 'Name that is shown for the writer.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    author_url: {
      description: 'Web address of the writer.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
    },
    author_user_agent: {
      description: 'Program that the writer used, as it named itself.',
      type: 'string',
      context: ['edit'],
    },
    content: {
      description: 'What the comment says.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'The text as it is stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'The text as HTML, ready to show.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    date: {
      description: 'When the comment was published, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'When the comment was published, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    link: {
      description: 'Address of the comment on its page.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    parent: {
      description: 'Comment that this one answers; 0 for none.',
      type: 'integer',
      default: 0,
      context: ['view', 'edit', 'embed'],
    },
    post: {
      description: 'Post that the comment stands under.',
      type: 'integer',
      default: 0,
      context: ['view', 'edit'],
    },
    status: {
      description: 'Whether the comment is approved, on hold, spam or in the trash.',
      type: 'string',
      context: ['view', 'edit'],
    },
    type: {
      description: 'Kind of comment; an ordinary one is a `comment`.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    author_avatar_urls: {
      description:
        'Addresses of pictures of the writer, by size in pixels; false where there is none.',
      type: 'object',
      properties: {
        '24': {
          description: 'Address of the picture of 24 pixels.',
          type: ['string', 'boolean'],
          format: 'uri',
        },
        '48': {
          description: 'Address of the picture of 48 pixels.',
          type: ['string', 'boolean'],
          format: 'uri',
        },
        '96': {
          description: 'Address of the picture of 96 pixels.',
          type: ['string', 'boolean'],
          format: 'uri',
        },
      },
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    meta: {
      description: 'Further values kept with the comment, by key.',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
  },
} as const;
