/** Names that clash, files that people write, and what a merge leaves in them. */

export const names = {
  'names/collision': {
    cause:
      'Types, constants and files are called after what they are for, and two are for one name.',
    wrong: 'books.json: { "singular": "book" }\nworks.json: { "singular": "book" }',
    right: 'books.json: { "singular": "book" }\nworks.json: { "singular": "work" }',
  },
} as const;

export const handlers = {
  'handlers/missing-endpoint': {
    cause: 'The schema has got an endpoint since the handlers were written.',
    wrong: 'export const books: BooksHandlers = { list };',
    right: 'export const books: BooksHandlers = { list, create };',
  },
  'handlers/orphan-endpoint': {
    cause:
      'The endpoint was removed from the schema, or renamed; nobody calls what is written here.',
    wrong: 'export const books: BooksHandlers = { list, lists };',
    right: 'export const books: BooksHandlers = { list };',
  },
  'handlers/orphan-file': {
    cause:
      'The resource was removed from the schemas, or renamed; nobody calls what is written here.',
    wrong: "import type { FilmsHandlers } from '../../generated/films/handlers.ts';",
    right: 'Move what is still wanted to the handlers of another resource, and delete the file.',
  },
  'handlers/no-permission': {
    cause: 'An endpoint that everybody may call says so; one that says nothing was forgotten.',
    wrong: 'list: { handle: () => page }',
    right: 'list: { permission: anyone, handle: () => page }',
  },
  'handlers/open-context': {
    cause:
      'The caller chooses the context. A field that only the context "edit" shows is public if everyone may ask for that context.',
    wrong: 'list: { permission: anyone, handle: () => page }',
    right: "list: { permission: loggedInFor('edit'), handle: () => page }",
  },
  'handlers/unrecognised': {
    cause: 'New members are put into an object literal that is written out; this file has none.',
    wrong: 'export default { list, create };',
    right: 'export const books: BooksHandlers = { list, create };',
  },
  'handlers/conflict': {
    cause:
      'Git has merged two versions of the file and left the choice to somebody. Nothing is added to it before that.',
    wrong: '<<<<<<< HEAD\nlist: { … },\n=======\nlist: { … },\n>>>>>>> theirs',
    right: 'list: { … },',
  },
} as const;
