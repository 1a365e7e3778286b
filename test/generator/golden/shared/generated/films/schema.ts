// @generated from schemas/resources/films.json by `npm run generate`. Do not edit. (b6ed1cf8e790)

/** A film, as OPTIONS shows it. */
export const filmSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'film',
  description: 'A film by a director.',
  type: 'object',
  properties: {
    id: {
      description: 'Number of the film.',
      type: 'integer',
      readonly: true,
      context: ['view', 'edit'],
    },
    title: {
      description: 'Title of the film.',
      type: 'object',
      required: true,
      context: ['view', 'edit'],
      properties: {
        raw: { description: 'As it is stored.', type: 'string', context: ['edit'] },
        rendered: {
          description: 'As it is shown.',
          type: 'string',
          context: ['view', 'edit'],
          readonly: true,
        },
      },
    },
    status: {
      description: 'Whether it is public.',
      type: 'string',
      enum: ['draft', 'public'],
      default: 'draft',
      context: ['edit'],
    },
  },
} as const;
