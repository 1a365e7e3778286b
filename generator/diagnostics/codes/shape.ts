import { message } from '../diagnostic.ts';

/** Diagnostics of the structure of schema files, which the meta schemas define, and of bases. */
export const shapeCodes = {
  'shape/unknown-member': {
    severity: 'error',
    message: message`Unknown property "${'name'}".${'hint'}`,
    fix: 'Remove it, or correct its name.',
    cause: 'A misspelled property would be ignored.',
    wrong: '{ "resource": "books", "contxts": ["view"] }',
    right: '{ "resource": "books", "contexts": ["view"] }',
  },
  'shape/missing-member': {
    severity: 'error',
    message: message`Missing property "${'name'}".`,
    fix: 'Add it, here or in the base that this file extends.',
    cause: 'The property is required, and neither the file nor its bases set it.',
    wrong: '"list": { "methods": "GET" }',
    right: '"list": { "methods": "GET", "answers": "page" }',
  },
  'shape/wrong-type': {
    severity: 'error',
    message: message`Expected ${'expected'}, found ${'found'}.${'hint'}`,
    fix: 'Use a value of the expected type.',
    cause: 'The value has another type than the property.',
    wrong: '"contexts": "view"',
    right: '"contexts": ["view"]',
  },
  'shape/not-allowed': {
    severity: 'error',
    message: message`${'value'} is not one of ${'allowed'}.${'hint'}`,
    fix: 'Use one of the allowed values.',
    cause: 'The property accepts a fixed set of values.',
    wrong: '"answers": "pages"',
    right: '"answers": "page"',
  },
  'shape/bad-value': {
    severity: 'error',
    message: message`${'value'} ${'problem'}.`,
    fix: 'Use a value of the described form.',
    cause: 'The value has the right type, but not the required form.',
    wrong: '"methods": "GET POST"',
    right: '"methods": "GET, POST"',
  },
  'shape/bad-name': {
    severity: 'error',
    message: message`Invalid name "${'name'}": ${'problem'}.`,
    fix: 'Rename the member.',
    cause:
      'The name of the member has a meaning, so its form is fixed: routes start with a slash, arguments are identifiers.',
    wrong: '"routes": { "latest": { … } }',
    right: '"routes": { "/latest": { … } }',
  },
  'shape/file-name': {
    severity: 'error',
    message: message`The resource is named "${'resource'}", but its file is named "${'file'}".`,
    fix: 'Name the file after the resource.',
    cause: 'Other files refer to a resource by its name, which must be the name of its file.',
    wrong: 'schemas/resources/novels.json: { "resource": "books" }',
    right: 'schemas/resources/books.json: { "resource": "books" }',
  },
  'shape/format-version': {
    severity: 'error',
    message: message`Unsupported format ${'found'}: this version of restloom supports format ${'known'}.`,
    fix: 'Use the version of restloom that the file was written for, or convert the file.',
    cause:
      'The file was written for another version of restloom, in which keywords can have another meaning.',
    wrong: '{ "format": 2, "resource": "books" }',
    right: '{ "format": 1, "resource": "books" }',
  },
  'extends/unknown-file': {
    severity: 'error',
    message: message`Unknown base ${'file'}.${'hint'}`,
    fix: 'Name a file in schemas/bases/, relative to this file.',
    cause: 'The path is relative to the file that contains it, and no file exists there.',
    wrong: '"$extends": "bases/work.json"',
    right: '"$extends": "../bases/work.json"',
  },
  'extends/cycle': {
    severity: 'error',
    message: message`Bases extend each other in a cycle: ${'circle'}.`,
    fix: 'Remove one "$extends".',
    cause: 'A base is loaded before the file that extends it, so a cycle cannot be loaded.',
    wrong: 'work.json: { "$extends": "thing.json" }\nthing.json: { "$extends": "work.json" }',
    right: 'work.json: { "$extends": "thing.json" }\nthing.json: { }',
  },
  'extends/unknown-param': {
    severity: 'error',
    message: message`Unknown parameter \${${'param'}}.`,
    fix: 'Set it in "params" of the resource.',
    cause:
      'The base has a placeholder that each resource has to set, and this resource does not set it.',
    wrong: '"description": "By a ${maker}."',
    right: '"params": { "maker": "writer" }, "description": "By a ${maker}."',
  },
  'extends/unknown-feature': {
    severity: 'error',
    message: message`Unknown feature "${'feature'}": no base has it.`,
    fix: 'Use a feature that a base has, as the value of a "$for".',
    cause: 'The resource enables a feature that its bases do not define.',
    wrong: '"features": ["blurbs"]',
    right: '"features": ["blurb"]',
  },
} as const;
