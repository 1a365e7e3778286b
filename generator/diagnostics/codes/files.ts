import { message } from '../diagnostic.ts';

/** Diagnostics of the configuration, and of files as such: their JSON, their shape, what they extend. */
export const fileCodes = {
  'config/unreadable': {
    severity: 'error',
    message: message`The configuration cannot be read: ${'problem'}.`,
    fix: 'Export an object as default: `export default defineConfig({ … })`.',
  },
  'config/syntax': {
    severity: 'error',
    message: message`The configuration cannot be parsed: ${'problem'}.`,
    fix: 'Correct the code at this place, or shortly before it.',
  },
  'config/missing-import': {
    severity: 'error',
    message: message`The configuration imports ${'module'}, which is not there.`,
    fix: 'Run `npm install`, or correct the name.',
  },
  'config/throws': {
    severity: 'error',
    message: message`Running the configuration ends with an error: ${'problem'}.`,
    fix: 'Correct what it does there, or leave it out: a configuration says a few names.',
  },
  'config/unfinished': {
    severity: 'error',
    message: message`The configuration ${'problem'}, and so says nothing.`,
    fix: 'Let the file come to its end: no `process.exit`, and no `await` of what may never be.',
  },
  'config/unknown-member': {
    severity: 'error',
    message: message`"${'name'}" is no setting.${'hint'}`,
    fix: 'Remove it, or write one of the settings that `defineConfig` knows.',
  },
  'config/bad-value': {
    severity: 'error',
    message: message`"${'name'}" is ${'value'}, which ${'problem'}.`,
    fix: 'Write a value that `defineConfig` accepts.',
  },
  'config/no-folder': {
    severity: 'error',
    message: message`There is no folder ${'folder'} to read schemas from.${'hint'}`,
    fix: 'Bring it back, or correct "schemas" in the configuration, or what follows --schemas.',
  },
  'config/no-resources': {
    severity: 'error',
    message: message`${'folder'}/ holds no schema file.`,
    fix: 'Write one there, or correct "schemas" in the configuration.',
  },

  'files/dead-link': {
    severity: 'error',
    message: message`This link leads to no file.`,
    fix: 'Let it lead to a file, or remove it.',
  },
  'files/unportable-name': {
    severity: 'error',
    message: message`The name "${'name'}" ${'problem'}.`,
    fix: 'Rename the file, and the resource with it. Generated files and handler files take their names from it.',
  },
  'files/not-json': {
    severity: 'warning',
    message: message`This file is not read: a schema file is JSON, and its name ends in ".json".`,
    fix: 'Write it as JSON and call it so, or keep it outside of the folder of schemas.',
  },
  'files/misplaced': {
    severity: 'warning',
    message: message`This file is not read: beside api.json there are the folders ${'folder'}/resources/, bases/ and args/.`,
    fix: 'Move it into the folder of what it is, or out of the folder of schemas.',
  },

  'json/syntax': {
    severity: 'error',
    message: message`Expected ${'expected'}, found ${'found'}.`,
    fix: 'Use double quotes, and no comma after the last member.',
  },
  'json/conflict': {
    severity: 'error',
    message: message`A merge has left its markers here.`,
    fix: 'Choose one of the two versions, or join them, and delete the lines of the markers.',
  },
  'json/too-deep': {
    severity: 'error',
    message: message`This stands in more than ${'most'} lists and objects.`,
    fix: 'Make the schema flatter.',
  },
  'json/duplicate-key': {
    severity: 'error',
    message: message`"${'name'}" is given twice in this object.`,
    fix: 'Keep one of the two.',
  },
  'json/not-utf8': {
    severity: 'error',
    message: message`What stands here is no UTF-8, so nobody knows what it says.`,
    fix: 'Save the file as UTF-8; write \\ufffd where the character of this number is meant.',
  },
  'json/number-out-of-range': {
    severity: 'error',
    message: message`The number ${'number'} is out of range.`,
    fix: 'Write one that is nearer to 0, at most 1.7e308, or leave the limit out.',
  },
  'json/inexact-number': {
    severity: 'error',
    message: message`The number ${'number'} is not exact: it is read as ${'read'}.`,
    fix: 'Write an integer between -9007199254740991 and 9007199254740991, write 0 for -0, or use a text.',
  },

  'shape/unknown-member': {
    severity: 'error',
    message: message`"${'name'}" means nothing here.${'hint'}`,
    fix: 'Remove it, or write one of the names that schemas/meta/ lists.',
  },
  'shape/missing-member': {
    severity: 'error',
    message: message`"${'name'}" is missing here.`,
    fix: 'Add it, here or in the base that this file extends.',
  },
  'shape/wrong-type': {
    severity: 'error',
    message: message`Expected ${'expected'}, found ${'found'}.${'hint'}`,
    fix: 'Write a value of the type that schemas/meta/ asks for.',
  },
  'shape/not-allowed': {
    severity: 'error',
    message: message`${'value'} is not one of ${'allowed'}.${'hint'}`,
    fix: 'Write one of the values that are allowed.',
  },
  'shape/bad-value': {
    severity: 'error',
    message: message`${'value'} ${'problem'}.`,
    fix: 'Write a value that schemas/meta/ allows here.',
  },
  'shape/bad-name': {
    severity: 'error',
    message: message`The name "${'name'}" does not match ${'pattern'}.`,
    fix: 'Write the name as schemas/meta/ asks for it.',
  },
  'shape/file-name': {
    severity: 'error',
    message: message`The resource is called "${'resource'}", its file "${'file'}".`,
    fix: 'Give the file the name of the resource: one is found by the other.',
  },

  'shape/format-version': {
    severity: 'error',
    message: message`This file is of format ${'found'}; this version of the tool reads format ${'known'}.`,
    fix: 'Use the version of the tool that the file was written for, or bring the file to this format.',
  },

  'extends/unknown-file': {
    severity: 'error',
    message: message`There is no base ${'file'}.${'hint'}`,
    fix: 'Name a file of schemas/bases/, relative to this one.',
  },
  'extends/cycle': {
    severity: 'error',
    message: message`The bases extend each other in a circle: ${'circle'}.`,
    fix: 'Let one of them extend nothing.',
  },
  'extends/unknown-param': {
    severity: 'error',
    message: message`Nothing says what \${${'param'}} stands for.`,
    fix: 'Give it a text in "params" of the resource.',
  },
  'extends/unknown-feature': {
    severity: 'error',
    message: message`Nothing in the bases is for "${'feature'}".`,
    fix: 'Name a feature that the base has: what some member of it is "$for".',
  },
} as const;
