import { error, warning } from '../diagnostic.ts';

/** Diagnostics of the configuration, the schema folder, and schema files as files: their names and their JSON. */
export const fileCodes = {
  'config/unreadable': error`Cannot load the configuration: ${'problem'}.`.fix(
    'Export an object as default: `export default defineConfig({ … })`.',
  ),
  'config/syntax': error`Cannot parse the configuration: ${'problem'}.`.fix(
    'Correct the syntax at this position or shortly before it.',
  ),
  'config/missing-import':
    error`Cannot find module ${'module'}, imported by the configuration.`.fix(
      'Run `npm install`, or correct the name.',
    ),
  'config/throws': error`The configuration throws an error: ${'problem'}.`.fix(
    'Correct the error. A configuration needs only literal values.',
  ),
  'config/unfinished': error`The configuration ${'problem'}, so it exports nothing.`.fix(
    'Remove `process.exit` and any `await` that never settles.',
  ),
  'config/unknown-member': error`Unknown setting "${'name'}".${'hint'}`.fix(
    'Remove it, or use a setting of `defineConfig`.',
  ),
  'config/bad-value': error`"${'name'}" is ${'value'}, which ${'problem'}.`.fix(
    'Use a value that `defineConfig` accepts.',
  ),
  'config/no-folder': error`The schema folder ${'folder'} does not exist.${'hint'}`.fix(
    'Restore it, or correct "schemas" in the configuration or the value of --schemas.',
  ),
  'config/no-resources': error`${'folder'}/ contains no schema file.`.fix(
    'Add one, or correct "schemas" in the configuration.',
  ),
  'emitters/failed': error`The emitter "${'name'}" fails: ${'problem'}.`.fix(
    'Correct the emitter, or remove it from "emitters" of the configuration.',
  ),
  'files/dead-link': error`This symbolic link points to a file that does not exist.`.fix(
    'Point it to a file, or remove it.',
  ),
  'files/unportable-name': error`The name "${'name'}" ${'problem'}.`.fix(
    'Rename the file and its resource. Generated files and handler files are named after it.',
  ),
  'files/not-json': warning`Not a schema file: the name must end in ".json".`.fix(
    'Convert it to JSON and rename it, or move it out of the schema folder.',
  ),
  'files/misplaced':
    warning`Ignored: schema files belong in ${'folder'}/resources/, bases/ or args/; only api.json is next to them.`.fix(
      'Move it into one of these folders, or out of the schema folder.',
    ),
  'json/syntax': error`Expected ${'expected'}, found ${'found'}.`.fix(
    'Use double quotes, and no comma after the last member.',
  ),
  'json/conflict': error`Unresolved merge conflict markers.`.fix(
    'Keep one of the versions, or combine them, and delete the lines of the markers.',
  ),
  'json/too-deep': error`Nested in more than ${'most'} lists and objects.`.fix(
    'Flatten the schema.',
  ),
  'json/duplicate-key': error`Duplicate key "${'name'}".`.fix('Remove one of the two.'),
  'json/not-utf8': error`Invalid UTF-8.`.fix(
    'Save the file as UTF-8. Write \\ufffd for the replacement character itself.',
  ),
  'json/number-out-of-range': error`The number ${'number'} is out of range.`.fix(
    'Use a number between -1.7e308 and 1.7e308, or remove the limit.',
  ),
  'json/inexact-number':
    error`The number ${'number'} cannot be represented exactly: it is parsed as ${'read'}.`.fix(
      'Use an integer between -9007199254740991 and 9007199254740991, write 0 for -0, or use a string.',
    ),
};
