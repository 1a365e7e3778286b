// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (36f0d9f16c55)

/** A status, as OPTIONS shows it. */
export const statusSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'status',
  description: 'A post status.',
  type: 'object',
  properties: {
    name: {
      description: 'Label of the status.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    private: {
      description: 'Whether posts with the status are visible only to users with permission.',
      type: 'boolean',
      context: ['edit'],
      readonly: true,
    },
    protected: {
      description: 'Whether posts with the status are visible only to users who may edit them.',
      type: 'boolean',
      context: ['edit'],
      readonly: true,
    },
    public: {
      description: 'Whether posts with the status are public.',
      type: 'boolean',
      context: ['view', 'edit'],
      readonly: true,
    },
    queryable: {
      description: 'Whether posts with the status can be queried publicly.',
      type: 'boolean',
      context: ['view', 'edit'],
      readonly: true,
    },
    show_in_list: {
      description: 'Whether posts with the status are included in the list of the administration.',
      type: 'boolean',
      context: ['edit'],
      readonly: true,
    },
    slug: {
      description: 'Unique name of the status.',
      type: 'string',
      context: ['embed', 'view', 'edit'],
      readonly: true,
    },
    date_floating: {
      description: 'Whether the date of posts with the status can still change.',
      label: 'Has no date yet',
      type: 'boolean',
      context: ['view', 'edit'],
      readonly: true,
    },
  },
} as const;
