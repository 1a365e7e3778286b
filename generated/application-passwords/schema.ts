// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (ca1c36047d38)

/** An application password, as OPTIONS shows it. */
export const applicationPasswordSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'application-password',
  description: 'A password that allows an application to act as a user.',
  type: 'object',
  properties: {
    uuid: {
      description: 'Unique identifier of the password.',
      type: 'string',
      format: 'uuid',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    app_id: {
      description: 'Identifier that the application sets.',
      type: 'string',
      format: 'uuid',
      context: ['view', 'edit', 'embed'],
    },
    name: {
      description: 'Name of the password.',
      type: 'string',
      required: true,
      minLength: 1,
      pattern: '\\S',
      context: ['view', 'edit', 'embed'],
    },
    password: {
      description: 'The password; included only in the response to its creation.',
      type: 'string',
      optional: true,
      readonly: true,
      context: ['edit'],
    },
    created: {
      description: 'Creation date, in UTC.',
      type: 'string',
      format: 'date-time',
      readonly: true,
      context: ['view', 'edit'],
    },
    last_used: {
      description: 'Date of the last use, in UTC; null if the password was never used.',
      type: ['string', 'null'],
      format: 'date-time',
      readonly: true,
      context: ['view', 'edit'],
    },
    last_ip: {
      description: 'IP address of the last use.',
      type: ['string', 'null'],
      format: 'ip',
      readonly: true,
      context: ['view', 'edit'],
    },
  },
} as const;
