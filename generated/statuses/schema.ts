// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (d49e14be6ea6)

/** A status, as OPTIONS shows it. */
export const statusSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'status',
  description: 'How far a post can be on its way to being public.',
  type: 'object',
  properties: {
    name: {
      description: 'What people call the status.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    private: {
      description: 'Whether only some people see posts of the status.',
      type: 'boolean',
      context: ['edit'],
      readonly: true,
    },
    protected: {
      description: 'Whether only who may edit posts of the status sees them.',
      type: 'boolean',
      context: ['edit'],
      readonly: true,
    },
    public: {
      description: 'Whether everybody sees posts of the status.',
      type: 'boolean',
      context: ['view', 'edit'],
      readonly: true,
    },
    queryable: {
      description: 'Whether everybody can look for posts of the status.',
      type: 'boolean',
      context: ['view', 'edit'],
      readonly: true,
    },
    show_in_list: {
      description: 'Whether the administration lists posts of the status among all.',
      type: 'boolean',
      context: ['edit'],
      readonly: true,
    },
    slug: {
      description: 'Name of the status.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    date_floating: {
      description: 'Whether the date of posts of the status is not settled yet.',
      type: 'boolean',
      context: ['view', 'edit'],
      readonly: true,
    },
  },
} as const;
