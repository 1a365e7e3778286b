import { message } from '../diagnostic.ts';

/** Diagnostics of generated names and of handler files. */
export const handlerCodes = {
  'names/collision': {
    severity: 'error',
    message: message`Name collision: ${'name'} is generated for both ${'first'} and ${'second'}.`,
    fix: 'Rename one of them.',
    cause:
      'Types, constants and files are named after the schemas, and two schemas produce the same name.',
    wrong: 'books.json: { "singular": "book" }\nworks.json: { "singular": "book" }',
    right: 'books.json: { "singular": "book" }\nworks.json: { "singular": "work" }',
  },
  'handlers/missing-endpoint': {
    severity: 'warning',
    message: message`Missing handler for endpoint ${'endpoint'}.`,
    fix: 'Run `npm run generate` to add a stub that responds with 501, then implement it.',
    cause: 'The endpoint was added to the schema after the handlers were written.',
    wrong: 'export const books: BooksHandlers = { list };',
    right: 'export const books: BooksHandlers = { list, create };',
  },
  'handlers/orphan-endpoint': {
    severity: 'warning',
    message: message`Handler for unknown endpoint ${'endpoint'}.${'hint'}`,
    fix: 'Remove the handler, or restore the endpoint in its schema file.',
    cause: 'The endpoint was removed or renamed in the schema, so the handler is never called.',
    wrong: 'export const books: BooksHandlers = { list, lists };',
    right: 'export const books: BooksHandlers = { list };',
  },
  'handlers/orphan-file': {
    severity: 'warning',
    message: message`Handlers for unknown resource "${'resource'}".${'hint'}`,
    fix: 'Delete the file, or restore the resource. Files that you wrote are never deleted by the generator.',
    cause: 'The schema of the resource was removed or renamed, so the handlers are never called.',
    wrong: "import type { FilmsHandlers } from '../../generated/films/handlers.ts';",
    right:
      'Move code that you still need to the handlers of another resource, and delete the file.',
  },
  'handlers/conflict': {
    severity: 'error',
    message: message`Unresolved merge conflict markers.`,
    fix: 'Keep one of the versions, or combine them, and delete the lines of the markers.',
    cause:
      'Git merged two versions of the file and left a conflict. Stubs are not added to the file until it is resolved.',
    wrong: '<<<<<<< HEAD\nlist: { … },\n=======\nlist: { … },\n>>>>>>> theirs',
    right: 'list: { … },',
  },
  'handlers/no-permission': {
    severity: 'error',
    message: message`Endpoint ${'endpoint'} has no \`permission\`.`,
    fix: 'Add a `permission`: `anyone`, `loggedIn`, or a function that decides.',
    cause:
      'A public endpoint needs an explicit `permission: anyone`. A missing `permission` is treated as a mistake.',
    wrong: 'list: { handle: () => page }',
    right: 'list: { permission: anyone, handle: () => page }',
  },
  'handlers/open-context': {
    severity: 'warning',
    message: message`Anyone may call ${'endpoint'} in the context "${'context'}", which exposes fields that "view" does not: ${'fields'}.`,
    fix: "Write `permission: loggedInFor('edit')` with the contexts that expose more, or a function that checks `request.context`.",
    cause:
      'The caller chooses the context. If anyone may request the context "edit", the fields that only this context shows are public.',
    wrong: 'list: { permission: anyone, handle: () => page }',
    right: "list: { permission: loggedInFor('edit'), handle: () => page }",
  },
  'handlers/unrecognised': {
    severity: 'warning',
    message: message`No constant of the form \`export const ${'name'}: ${'type'} = { … }\`, so no stubs are added. Missing: ${'members'}.`,
    fix: 'Write the constant in this form, or add the members by hand.',
    cause: 'Stubs are added to an object literal, and the file has none.',
    wrong: 'export default { list, create };',
    right: 'export const books: BooksHandlers = { list, create };',
  },
} as const;
