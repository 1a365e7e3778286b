// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (f4950eb6bd36)

/** An application password, as OPTIONS shows it. */
export const applicationPasswordSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'application-password',
  description: 'A password that lets a program act for a user.',
  type: 'object',
  properties: {
    uuid: {
      description: 'Name of the password that is never given twice.',
      type: 'string',
      format: 'uuid',
      readonly: true,
      context: ['view', 'edit', 'embed'],
    },
    app_id: {
      description: 'Name of the program, as it gives itself.',
      type: 'string',
      format: 'uuid',
      context: ['view', 'edit', 'embed'],
    },
    name: {
      description: 'What the user calls the password.',
      type: 'string',
      required: true,
      minLength: 1,
      pattern: '\\S',
      context: ['view', 'edit', 'embed'],
    },
    password: {
      description: 'The password itself; shown only when it is made.',
      type: 'string',
      readonly: true,
      context: ['edit'],
    },
    created: {
      description: 'When it was made, in UTC.',
      type: 'string',
      format: 'date-time',
      readonly: true,
      context: ['view', 'edit'],
    },
    last_used: {
      description: 'When it was used last, in UTC; null for never.',
      type: ['string', 'null'],
      format: 'date-time',
      readonly: true,
      context: ['view', 'edit'],
    },
    last_ip: {
      description: 'Network address that it was used from last.',
      type: ['string', 'null'],
      format: 'ip',
      readonly: true,
      context: ['view', 'edit'],
    },
  },
} as const;
