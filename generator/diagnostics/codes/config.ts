import { message } from '../diagnostic.ts';

/** Diagnostics of the configuration file and of the schema folder. */
export const configCodes = {
  'config/unreadable': {
    severity: 'error',
    message: message`Cannot load the configuration: ${'problem'}.`,
    fix: 'Export an object as default: `export default defineConfig({ … })`.',
    cause: 'The default export of the configuration file must be an object.',
    wrong: "export const config = { out: 'generated' };",
    right: "export default defineConfig({ out: 'generated' });",
  },
  'config/syntax': {
    severity: 'error',
    message: message`Cannot parse the configuration: ${'problem'}.`,
    fix: 'Correct the syntax at this position or shortly before it.',
    cause: 'The configuration file is a module; it does not parse.',
    wrong: "export default defineConfig({ out: 'generated' runtime: './runtime' });",
    right: "export default defineConfig({ out: 'generated', runtime: './runtime' });",
  },
  'config/missing-import': {
    severity: 'error',
    message: message`Cannot find module ${'module'}, imported by the configuration.`,
    fix: 'Run `npm install`, or correct the name.',
    cause: 'The package is not installed, or the file has another name.',
    wrong: "import { defineConfig } from 'restlom/config';",
    right: "import { defineConfig } from 'restloom/config';",
  },
  'config/throws': {
    severity: 'error',
    message: message`The configuration throws an error: ${'problem'}.`,
    fix: 'Correct the error. A configuration needs only literal values.',
    cause: 'The configuration file is a module; it throws when it is imported.',
    wrong: "export default { out: JSON.parse(process.env['PATHS']).out };",
    right: "export default { out: 'generated' };",
  },
  'config/unfinished': {
    severity: 'error',
    message: message`The configuration ${'problem'}, so it exports nothing.`,
    fix: 'Remove `process.exit` and any `await` that never settles.',
    cause: 'The exports of a module are available only after the whole module has run.',
    wrong: 'await new Promise(() => undefined);\nexport default {};',
    right: 'export default {};',
  },
  'config/unknown-member': {
    severity: 'error',
    message: message`Unknown setting "${'name'}".${'hint'}`,
    fix: 'Remove it, or use a setting of `defineConfig`.',
    cause: 'A misspelled setting would be ignored.',
    wrong: "export default defineConfig({ output: 'generated' });",
    right: "export default defineConfig({ out: 'generated' });",
  },
  'config/bad-value': {
    severity: 'error',
    message: message`"${'name'}" is ${'value'}, which ${'problem'}.`,
    fix: 'Use a value that `defineConfig` accepts.',
    cause:
      'The value is not valid for this setting. Folders must be inside the project, and the output folder must contain generated files only, because all other files in it are removed.',
    wrong: "export default defineConfig({ out: '../generated' });",
    right: "export default defineConfig({ out: 'generated' });",
  },
  'config/no-folder': {
    severity: 'error',
    message: message`The schema folder ${'folder'} does not exist.${'hint'}`,
    fix: 'Restore it, or correct "schemas" in the configuration or the value of --schemas.',
    cause:
      'The name of the folder is misspelled, or the folder was moved. Without schemas all generated code would be removed.',
    wrong: "export default defineConfig({ schemas: 'schema' });",
    right: "export default defineConfig({ schemas: 'schemas' });",
  },
  'config/no-resources': {
    severity: 'error',
    message: message`${'folder'}/ contains no schema file.`,
    fix: 'Add one, or correct "schemas" in the configuration.',
    cause:
      'Resources are the files in this folder. Without resources all generated code would be removed.',
    wrong: 'schemas/books.json',
    right: 'schemas/resources/books.json',
  },
} as const;
