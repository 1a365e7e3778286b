/** Files as such: their JSON, the configuration, their shape, what they extend, their arguments. */

export const files = {
  'files/dead-link': {
    cause:
      'What the link led to has been moved or removed. Left out, it would look like a resource that is to go.',
    wrong: 'schemas/resources/books.json -> ../../shared/book.json',
    right: 'schemas/resources/books.json -> ../../shared/books.json',
  },
  'files/unportable-name': {
    cause:
      'Windows reserves the names of devices in every folder, with any extension, and file systems of Windows and macOS do not tell upper and lower case apart. The project could not be checked out there.',
    wrong: 'schemas/resources/con.json',
    right: 'schemas/resources/consoles.json',
  },
  'files/not-json': {
    cause:
      'The file stands where schemas do, and looks like one. Nothing follows from it, which is easily overlooked.',
    wrong: 'schemas/resources/books.yaml',
    right: 'schemas/resources/books.json',
  },
  'files/misplaced': {
    cause:
      'What a schema file is follows from its folder. One beside the folders is neither a resource nor a base nor a set of arguments, and nothing follows from it.',
    wrong: 'schemas/books.json',
    right: 'schemas/resources/books.json',
  },
} as const;

export const json = {
  'json/syntax': {
    cause: 'A schema file is plain JSON; nothing of a file that is not JSON can be read.',
    wrong: '{ "resource": "books" "singular": "book" }',
    right: '{ "resource": "books", "singular": "book" }',
  },
  'json/conflict': {
    cause:
      'Git has merged two versions of the file and left the choice to somebody, who has not made it yet.',
    wrong: '<<<<<<< HEAD\n"maxLength": 80\n=======\n"maxLength": 90\n>>>>>>> theirs',
    right: '"maxLength": 90',
  },
  'json/too-deep': {
    cause:
      'What reads, checks and prints schemas follows them inwards. Nobody writes schemas this deep by hand.',
    wrong: '{ "type": "array", "items": { "type": "array", "items": { … } } }',
    right: '{ "type": "array", "items": { "type": "string" } }',
  },
  'json/duplicate-key': {
    cause: 'JSON lets a name stand twice, and readers differ in which of the two they take.',
    wrong: '{ "singular": "book", "singular": "volume" }',
    right: '{ "singular": "book" }',
  },
  'json/not-utf8': {
    cause:
      'The file was saved in another encoding. Its letters would be replaced, and names and texts changed, without a word.',
    wrong: '"title": "Caf\uFFFD"',
    right: '"title": "Café"',
  },
  'json/number-out-of-range': {
    cause: 'The number would be read as infinite, which neither JSON nor a generated file can say.',
    wrong: '"maximum": 1e400',
    right: '"maximum": 1e300',
  },
  'json/inexact-number': {
    cause:
      'JavaScript reads JSON numbers as 64-bit floating point. Integers beyond 2^53 share one value with their neighbours, so the limit or value that counts is not the one in the file.',
    wrong: '"maximum": 9007199254740993',
    right: '"maximum": 9007199254740991',
  },
} as const;

export const config = {
  'config/unreadable': {
    cause: 'The file was run to get at what it exports as default, and that is no object.',
    wrong: "export const config = { out: 'generated' };",
    right: "export default defineConfig({ out: 'generated' });",
  },
  'config/syntax': {
    cause: 'The file is code, which is run to get at what it exports.',
    wrong: "export default defineConfig({ out: 'generated' runtime: './runtime' });",
    right: "export default defineConfig({ out: 'generated', runtime: './runtime' });",
  },
  'config/missing-import': {
    cause: 'A package is not installed in the project, or a file is called otherwise.',
    wrong: "import { defineConfig } from 'restlom/config';",
    right: "import { defineConfig } from 'restloom/config';",
  },
  'config/throws': {
    cause: 'The file is code, which is run to get at what it exports; it threw.',
    wrong: "export default { out: JSON.parse(process.env['PATHS']).out };",
    right: "export default { out: 'generated' };",
  },
  'config/unfinished': {
    cause: 'What a file exports is known when all of it has been run.',
    wrong: 'await new Promise(() => undefined);\nexport default {};',
    right: 'export default {};',
  },
  'config/unknown-member': {
    cause: 'A setting with a wrong name would silently do nothing.',
    wrong: "export default defineConfig({ output: 'generated' });",
    right: "export default defineConfig({ out: 'generated' });",
  },
  'config/bad-value': {
    cause:
      'The setting is known, but not with this value. Folders lie below that of the project, and what the tool generates has one to itself: what is not generated is removed from it.',
    wrong: "export default defineConfig({ out: '../generated' });",
    right: "export default defineConfig({ out: 'generated' });",
  },
  'config/no-folder': {
    cause:
      'The name of the folder is mistyped, or somebody is moving it at the moment. Without schemas all that was generated would be removed.',
    wrong: "export default defineConfig({ schemas: 'schema' });",
    right: "export default defineConfig({ schemas: 'schemas' });",
  },
  'config/no-resources': {
    cause:
      'Resources are the files below this folder. Without them all that was generated would be removed.',
    wrong: 'schemas/books.json',
    right: 'schemas/resources/books.json',
  },
} as const;

export const shape = {
  'shape/unknown-member': {
    cause: 'A member with a wrong name would silently do nothing.',
    wrong: '{ "resource": "books", "contxts": ["view"] }',
    right: '{ "resource": "books", "contexts": ["view"] }',
  },
  'shape/missing-member': {
    cause: 'Nothing can be generated without it, and neither the file nor its bases say it.',
    wrong: '"list": { "methods": "GET" }',
    right: '"list": { "methods": "GET", "answers": "page" }',
  },
  'shape/wrong-type': {
    cause: 'The member is known, but its value is of another kind.',
    wrong: '"contexts": "view"',
    right: '"contexts": ["view"]',
  },
  'shape/not-allowed': {
    cause: 'The member takes one of a few values.',
    wrong: '"answers": "pages"',
    right: '"answers": "page"',
  },
  'shape/bad-value': {
    cause: 'The value is of the right kind, but not one that can be used.',
    wrong: '"methods": "GET POST"',
    right: '"methods": "GET, POST"',
  },
  'shape/bad-name': {
    cause: 'Names of members mean something here: routes begin with a slash, arguments are words.',
    wrong: '"routes": { "latest": { … } }',
    right: '"routes": { "/latest": { … } }',
  },
  'shape/file-name': {
    cause: 'Other files name a resource, and are looked up by it.',
    wrong: 'schemas/resources/novels.json: { "resource": "books" }',
    right: 'schemas/resources/books.json: { "resource": "books" }',
  },
  'shape/format-version': {
    cause: 'The file is written for another version of the tool, which may read it in another way.',
    wrong: '{ "format": 2, "resource": "books" }',
    right: '{ "format": 1, "resource": "books" }',
  },
} as const;

export const extending = {
  'extends/unknown-file': {
    cause: 'The path goes from the file that says it, and no file is there.',
    wrong: '"$extends": "bases/work.json"',
    right: '"$extends": "../bases/work.json"',
  },
  'extends/cycle': {
    cause: 'Each waits for the other: neither can be read first.',
    wrong: 'work.json: { "$extends": "thing.json" }\nthing.json: { "$extends": "work.json" }',
    right: 'work.json: { "$extends": "thing.json" }\nthing.json: { }',
  },
  'extends/unknown-param': {
    cause: 'A base leaves a gap for each resource to fill, and this one does not fill it.',
    wrong: '"description": "By a ${maker}."',
    right: '"params": { "maker": "writer" }, "description": "By a ${maker}."',
  },
  'extends/unknown-feature': {
    cause:
      'A resource asks for a part of its bases that they do not have, so nothing would come of it.',
    wrong: '"features": ["blurbs"]',
    right: '"features": ["blurb"]',
  },
} as const;

export const args = {
  'args/unknown-callback': {
    cause: 'A callback is a name. The kernel has some, all others are exported by the site.',
    wrong: '"arg_options": { "sanitize_callback": "sanitizeTitel" }',
    right: '"arg_options": { "sanitize_callback": "sanitizeTitle" }',
  },
  'args/default-fails-schema': {
    cause: 'A default is not checked again: the handler would get what its type rules out.',
    wrong: '"order": { "type": "string", "enum": ["asc", "desc"], "default": "up" }',
    right: '"order": { "type": "string", "enum": ["asc", "desc"], "default": "asc" }',
  },
  'args/readonly-required': {
    cause: 'What is readonly is no argument, so that it is required can be neither met nor broken.',
    wrong: '"id": { "type": "integer", "readonly": true, "required": true }',
    right: '"id": { "type": "integer", "readonly": true }',
  },
  'args/unknown-set': {
    cause: 'An endpoint includes arguments that are nowhere.',
    wrong: '"args": { "$include": ["colection"] }',
    right: '"args": { "$include": ["collection"] }',
  },
  'args/unknown-source': {
    cause: 'An endpoint derives its arguments from an item that is nowhere.',
    wrong: '"args": { "$from": "boks" }',
    right: '"args": { "$from": "schema" }',
  },
} as const;
