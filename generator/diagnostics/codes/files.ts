import { error, message, warning } from '../diagnostic.ts';

/** Diagnostics of the configuration, the schema folder, and schema files as files: their names and their JSON. */
export const fileCodes = {
  'config/unreadable': error(
    message`Cannot load the configuration: ${'problem'}.`,
    'Export an object as default: `export default defineConfig({ … })`.',
  ),
  'config/syntax': error(
    message`Cannot parse the configuration: ${'problem'}.`,
    'Correct the syntax at this position or shortly before it.',
  ),
  'config/missing-import': error(
    message`Cannot find module ${'module'}, imported by the configuration.`,
    'Run `npm install`, or correct the name.',
  ),
  'config/throws': error(
    message`The configuration throws an error: ${'problem'}.`,
    'Correct the error. A configuration needs only literal values.',
  ),
  'config/unfinished': error(
    message`The configuration ${'problem'}, so it exports nothing.`,
    'Remove `process.exit` and any `await` that never settles.',
  ),
  'config/unknown-member': error(
    message`Unknown setting "${'name'}".${'hint'}`,
    'Remove it, or use a setting of `defineConfig`.',
  ),
  'config/bad-value': error(
    message`"${'name'}" is ${'value'}, which ${'problem'}.`,
    'Use a value that `defineConfig` accepts.',
  ),
  'config/no-folder': error(
    message`The schema folder ${'folder'} does not exist.${'hint'}`,
    'Restore it, or correct "schemas" in the configuration or the value of --schemas.',
  ),
  'config/no-resources': error(
    message`${'folder'}/ contains no schema file.`,
    'Add one, or correct "schemas" in the configuration.',
  ),
  'files/dead-link': error(
    message`This symbolic link points to a file that does not exist.`,
    'Point it to a file, or remove it.',
  ),
  'files/unportable-name': error(
    message`The name "${'name'}" ${'problem'}.`,
    'Rename the file and its resource. Generated files and handler files are named after it.',
  ),
  'files/not-json': warning(
    message`Not a schema file: the name must end in ".json".`,
    'Convert it to JSON and rename it, or move it out of the schema folder.',
  ),
  'files/misplaced': warning(
    message`Ignored: schema files belong in ${'folder'}/resources/, bases/ or args/; only api.json is next to them.`,
    'Move it into one of these folders, or out of the schema folder.',
  ),
  'json/syntax': error(
    message`Expected ${'expected'}, found ${'found'}.`,
    'Use double quotes, and no comma after the last member.',
  ),
  'json/conflict': error(
    message`Unresolved merge conflict markers.`,
    'Keep one of the versions, or combine them, and delete the lines of the markers.',
  ),
  'json/too-deep': error(
    message`Nested in more than ${'most'} lists and objects.`,
    'Flatten the schema.',
  ),
  'json/duplicate-key': error(message`Duplicate key "${'name'}".`, 'Remove one of the two.'),
  'json/not-utf8': error(
    message`Invalid UTF-8.`,
    'Save the file as UTF-8. Write \\ufffd for the replacement character itself.',
  ),
  'json/number-out-of-range': error(
    message`The number ${'number'} is out of range.`,
    'Use a number between -1.7e308 and 1.7e308, or remove the limit.',
  ),
  'json/inexact-number': error(
    message`The number ${'number'} cannot be represented exactly: it is parsed as ${'read'}.`,
    'Use an integer between -9007199254740991 and 9007199254740991, write 0 for -0, or use a string.',
  ),
};
