// @generated from schemas/resources/comments.json by `npm run generate`. Do not edit. (0aa46aec772e)

/** A comment, as OPTIONS shows it. */
export const commentSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'comment',
  description: 'A comment on a post.',
  type: 'object',
  properties: {
    id: {
      description: 'Unique identifier of the comment.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    author: {
      description: 'ID of the author, or 0 for a visitor.',
      type: 'integer',
      context: ['view', 'edit', 'embed'],
    },
    author_email: {
      description: 'Email address of the author.',
      label: 'Email of the author',
      type: 'string',
      format: 'email',
      context: ['edit'],
    },
    author_ip: {
      description: 'IP address of the author.',
      label: 'IP address of the author',
      type: 'string',
      format: 'ip',
      context: ['edit'],
    },
    author_name: {
      description: 'Display name of the author.',
      label: 'Name of the author',
      type: 'string',
      context: ['view', 'edit', 'embed'],
    },
    author_url: {
      description: 'URL of the author.',
      label: 'Website of the author',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
    },
    author_user_agent: {
      description: 'User agent of the author.',
      label: 'Browser of the author',
      type: 'string',
      context: ['edit'],
    },
    content: {
      description: 'Content of the comment.',
      type: 'object',
      context: ['view', 'edit', 'embed'],
      properties: {
        raw: { description: 'Text as stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'Text as HTML for display.',
          type: 'string',
          context: ['view', 'edit', 'embed'],
          readonly: true,
        },
      },
    },
    date: {
      description: 'Publication date of the comment, in the time zone of the site.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit', 'embed'],
    },
    date_gmt: {
      description: 'Publication date of the comment, in UTC.',
      type: 'string',
      format: 'date-time',
      context: ['view', 'edit'],
    },
    link: {
      description: 'URL of the comment.',
      type: 'string',
      format: 'uri',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    parent: {
      description: 'ID of the parent comment, or 0 for none.',
      type: 'integer',
      default: 0,
      context: ['view', 'edit', 'embed'],
    },
    post: {
      description: 'ID of the post of the comment.',
      type: 'integer',
      default: 0,
      context: ['view', 'edit'],
    },
    status: {
      description: 'Status of the comment: approved, on hold, spam or trash.',
      admin: {
        choices: { approved: 'Approved', hold: 'On hold', spam: 'Spam', trash: 'In the bin' },
      },
      type: 'string',
      context: ['view', 'edit'],
    },
    type: {
      description: 'Type of the comment, usually `comment`.',
      type: 'string',
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    author_avatar_urls: {
      description: 'URLs of the avatars of the author, by size in pixels; false if there is none.',
      type: 'object',
      properties: {
        '24': {
          description: 'URL of the avatar with 24 pixels.',
          type: ['string', 'boolean'],
          format: 'uri',
        },
        '48': {
          description: 'URL of the avatar with 48 pixels.',
          type: ['string', 'boolean'],
          format: 'uri',
        },
        '96': {
          description: 'URL of the avatar with 96 pixels.',
          type: ['string', 'boolean'],
          format: 'uri',
        },
      },
      context: ['view', 'edit', 'embed'],
      readonly: true,
    },
    meta: {
      description: 'Meta values of the comment, by key.',
      label: 'Meta values',
      type: 'object',
      properties: {},
      context: ['view', 'edit'],
    },
  },
} as const;
