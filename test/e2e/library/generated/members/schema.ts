// @generated from schemas/resources/members.json by `npm run generate`. Do not edit. (a83cc0bb64c3)

/** A member, as OPTIONS shows it. */
export const memberSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'member',
  description: 'A member of the library.',
  type: 'object',
  properties: {
    id: { description: 'Unique identifier of the member.', type: 'integer', readonly: true },
    name: { description: 'Name of the member.', type: 'string', required: true },
  },
} as const;
