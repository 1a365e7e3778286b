import { message } from '../diagnostic.ts';

/** Diagnostics of schema files as files: their names and their JSON. */
export const fileCodes = {
  'files/dead-link': {
    severity: 'error',
    message: message`This symbolic link points to a file that does not exist.`,
    fix: 'Point it to a file, or remove it.',
    cause:
      'The target of the link was moved or removed. If the link were ignored, the generated code of the resource would be removed.',
    wrong: 'schemas/resources/books.json -> ../../shared/book.json',
    right: 'schemas/resources/books.json -> ../../shared/books.json',
  },
  'files/unportable-name': {
    severity: 'error',
    message: message`The name "${'name'}" ${'problem'}.`,
    fix: 'Rename the file and its resource. Generated files and handler files are named after it.',
    cause:
      'Windows reserves device names in every folder, with any extension, and the file systems of Windows and macOS ignore case. The project could not be checked out there.',
    wrong: 'schemas/resources/con.json',
    right: 'schemas/resources/consoles.json',
  },
  'files/not-json': {
    severity: 'warning',
    message: message`Not a schema file: the name must end in ".json".`,
    fix: 'Convert it to JSON and rename it, or move it out of the schema folder.',
    cause:
      'The file is in the schema folder and looks like a schema, but only `.json` files are loaded.',
    wrong: 'schemas/resources/books.yaml',
    right: 'schemas/resources/books.json',
  },
  'files/misplaced': {
    severity: 'warning',
    message: message`Ignored: schema files belong in ${'folder'}/resources/, bases/ or args/; only api.json is next to them.`,
    fix: 'Move it into one of these folders, or out of the schema folder.',
    cause:
      'The folder determines the kind of a schema file: resource, base or argument set. A file next to the folders has no kind.',
    wrong: 'schemas/books.json',
    right: 'schemas/resources/books.json',
  },
  'json/syntax': {
    severity: 'error',
    message: message`Expected ${'expected'}, found ${'found'}.`,
    fix: 'Use double quotes, and no comma after the last member.',
    cause: 'A schema file that is not valid JSON cannot be loaded.',
    wrong: '{ "resource": "books" "singular": "book" }',
    right: '{ "resource": "books", "singular": "book" }',
  },
  'json/conflict': {
    severity: 'error',
    message: message`Unresolved merge conflict markers.`,
    fix: 'Keep one of the versions, or combine them, and delete the lines of the markers.',
    cause: 'Git merged two versions of the file and left a conflict.',
    wrong: '<<<<<<< HEAD\n"maxLength": 80\n=======\n"maxLength": 90\n>>>>>>> theirs',
    right: '"maxLength": 90',
  },
  'json/too-deep': {
    severity: 'error',
    message: message`Nested in more than ${'most'} lists and objects.`,
    fix: 'Flatten the schema.',
    cause: 'Schemas are processed recursively, so their depth is limited.',
    wrong: '{ "type": "array", "items": { "type": "array", "items": { … } } }',
    right: '{ "type": "array", "items": { "type": "string" } }',
  },
  'json/duplicate-key': {
    severity: 'error',
    message: message`Duplicate key "${'name'}".`,
    fix: 'Remove one of the two.',
    cause: 'JSON allows duplicate keys, but parsers differ in which value they use.',
    wrong: '{ "singular": "book", "singular": "volume" }',
    right: '{ "singular": "book" }',
  },
  'json/not-utf8': {
    severity: 'error',
    message: message`Invalid UTF-8.`,
    fix: 'Save the file as UTF-8. Write \\ufffd for the replacement character itself.',
    cause:
      'The file was saved in another encoding. Decoding it as UTF-8 would change names and texts.',
    wrong: '"title": "Caf�"',
    right: '"title": "Café"',
  },
  'json/number-out-of-range': {
    severity: 'error',
    message: message`The number ${'number'} is out of range.`,
    fix: 'Use a number between -1.7e308 and 1.7e308, or remove the limit.',
    cause:
      'The number would be parsed as infinity, which JSON and generated code cannot represent.',
    wrong: '"maximum": 1e400',
    right: '"maximum": 1e300',
  },
  'json/inexact-number': {
    severity: 'error',
    message: message`The number ${'number'} cannot be represented exactly: it is parsed as ${'read'}.`,
    fix: 'Use an integer between -9007199254740991 and 9007199254740991, write 0 for -0, or use a string.',
    cause:
      'JavaScript parses JSON numbers as 64-bit floating point. Integers beyond 2^53 are rounded, so the value in effect differs from the value in the file.',
    wrong: '"maximum": 9007199254740993',
    right: '"maximum": 9007199254740991',
  },
} as const;
