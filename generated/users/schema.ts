// @generated from schemas/resources/users.json by `npm run generate`. Do not edit. (8c0be06c7339)

/** A user, as OPTIONS shows it. */
export const userSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'user',
  description: 'A user of the site.',
  type: 'object',
  properties: {
    id: {
      description: 'Unique identifier of the user.',
      type: 'integer',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    username: {
      description: 'Login name of the user; it cannot be changed.',
      type: 'string',
      required: true,
      context: ['edit'],
    },
    name: {
      description: 'Display name of the user.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    first_name: { description: 'First name of the user.', type: 'string', context: ['edit'] },
    last_name: { description: 'Last name of the user.', type: 'string', context: ['edit'] },
    email: {
      description: 'Email address of the user, unique on the site.',
      type: 'string',
      format: 'email',
      required: true,
      context: ['edit'],
    },
    url: {
      description: 'URL of the website of the user.',
      label: 'Website',
      type: 'string',
      format: 'uri',
      context: ['embed', 'view', 'edit'],
    },
    description: {
      description: 'Biography of the user.',
      label: 'Biography',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    link: {
      description: 'URL of the page that lists the posts of the user.',
      type: 'string',
      format: 'uri',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    locale: {
      description: 'Language of the user; empty for the language of the site.',
      label: 'Language',
      admin: { choices: { en_US: 'English (United States)' } },
      type: 'string',
      enum: ['', 'en_US'],
      context: ['edit'],
    },
    nickname: { description: 'Nickname of the user.', type: 'string', context: ['edit'] },
    slug: {
      description: 'Slug of the user, unique on the site.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
    },
    registered_date: {
      description: 'Registration date of the user.',
      label: 'Registered',
      type: 'string',
      format: 'date-time',
      context: ['edit'],
      readonly: true,
    },
    roles: {
      description: 'Roles of the user, which grant capabilities.',
      type: 'array',
      items: { type: 'string' },
      context: ['edit'],
    },
    password: {
      description: 'Password of the user; never included in responses.',
      type: 'string',
      required: true,
      context: [],
    },
    capabilities: {
      description: 'All capabilities of the user, from roles and assigned directly.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    extra_capabilities: {
      description: 'Roles and capabilities that are assigned to the user directly.',
      type: 'object',
      context: ['edit'],
      readonly: true,
    },
    avatar_urls: {
      description: 'URLs of the avatars of the user, by size in pixels.',
      type: 'object',
      context: ['embed', 'view', 'edit'],
      readonly: true,
      properties: {
        '24': {
          description: 'URL of the avatar with 24 pixels.',
          type: 'string',
          format: 'uri',
          context: ['embed', 'view', 'edit'],
        },
        '48': {
          description: 'URL of the avatar with 48 pixels.',
          type: 'string',
          format: 'uri',
          context: ['embed', 'view', 'edit'],
        },
        '96': {
          description: 'URL of the avatar with 96 pixels.',
          type: 'string',
          format: 'uri',
          context: ['embed', 'view', 'edit'],
        },
      },
    },
    meta: {
      description: 'Meta values of the user, by key.',
      label: 'Preferences',
      type: 'object',
      context: ['view', 'edit'],
      properties: {
        persisted_preferences: {
          description: 'Preferences of the user in the administration.',
          type: 'object',
          default: [],
          context: ['edit'],
          properties: {
            _modified: {
              description: 'Date of the last change of the preferences.',
              type: 'string',
              format: 'date-time',
              readonly: false,
              optional: true,
            },
          },
          additionalProperties: true,
        },
      },
    },
  },
} as const;
