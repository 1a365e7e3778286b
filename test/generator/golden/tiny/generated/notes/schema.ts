// @generated from schemas/resources/notes.json by `npm run generate`. Do not edit. (8170634535a8)

/** A note, as OPTIONS shows it. */
export const noteSchema = {
  $schema: 'http://json-schema.org/draft-04/schema#',
  title: 'note',
  description: 'A line of text.',
  type: 'object',
  properties: {
    id: { description: 'Number of the note.', type: 'integer', readonly: true },
    text: { description: 'What it says.', type: 'string', required: true, maxLength: 80 },
  },
} as const;
