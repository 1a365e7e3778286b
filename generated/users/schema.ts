// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (bb8c216195c6)

/** A user, as OPTIONS shows it. */
export const userSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'user',
  description: 'Somebody who can log in.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the user.',
      type: 'integer',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    username: {
      description: 'Name that the user logs in with; it cannot be changed later.',
      type: 'string',
      required: true,
      context: ['edit'],
    },
    name: {
      description: 'Name that is shown for the user.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    first_name: { description: 'First name of the user.', type: 'string', context: ['edit'] },
    last_name: { description: 'Last name of the user.', type: 'string', context: ['edit'] },
    email: {
      description: 'E-mail address of the user; no other user has it.',
      type: 'string',
      format: 'email',
      required: true,
      context: ['edit'],
    },
    url: {
      description: 'Web address of the user.',
      type: 'string',
      format: 'uri',
      context: ['embed', 'view', 'edit'],
    },
    description: {
      description: 'What the user tells about herself or himself.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    link: {
      description: 'Address of the page that lists the posts of the user.',
      type: 'string',
      format: 'uri',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    locale: {
      description: 'Language that the user works in; empty for the language of the site.',
      type: 'string',
      enum: ['', 'en_US'],
      context: ['edit'],
    },
    nickname: { description: 'Name that the user goes by.', type: 'string', context: ['edit'] },
    slug: {
      description: 'Name of the user in addresses; no other user has it.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    registered_date: {
      description: 'When the user was registered.',
      type: 'string',
      format: 'date-time',
      context: ['edit'],
      readonly: true,
    },
    roles: {
      description: 'Roles of the user; they bring capabilities with them.',
      type: 'array',
      items: { type: 'string' },
      context: ['edit'],
    },
    password: {
      description: 'Password that the user logs in with; it is never shown.',
      type: 'string',
      required: true,
      context: [],
    },
    capabilities: {
      description: 'Everything that the user may do, by roles and by name.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    extra_capabilities: {
      description: 'What is given to the user by name: roles, and capabilities beside them.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    avatar_urls: {
      description: 'Addresses of pictures of the user, by size in pixels.',
      type: 'object',
      context: ['embed', 'view', 'edit'],
      readonly: true,
      properties: {
        '24': {
          description: 'Address of the picture of 24 pixels.',
          type: 'string',
          format: 'uri',
          context: ['embed', 'view', 'edit'],
        },
        '48': {
          description: 'Address of the picture of 48 pixels.',
          type: 'string',
          format: 'uri',
          context: ['embed', 'view', 'edit'],
        },
        '96': {
          description: 'Address of the picture of 96 pixels.',
          type: 'string',
          format: 'uri',
          context: ['embed', 'view', 'edit'],
        },
      },
    },
    meta: {
      description: 'Further values kept with the user, by key.',
      type: 'object',
      context: ['view', 'edit'],
      properties: {
        persisted_preferences: {
          description: 'What the user has set up in the administration pages.',
          type: 'object',
          default: [],
          context: ['edit'],
          properties: {
            _modified: {
              description: 'When the preferences were last changed.',
              type: 'string',
              format: 'date-time',
              readonly: false,
            },
          },
          additionalProperties: true,
        },
      },
    },
  },
} as const;
