/** `check-once.ts LIBRARY CONFIG`: checks the program of a configuration file with the compiler in LIBRARY, and prints its cost as JSON. */
import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type typescript from 'typescript';
import type { Cost } from './check.ts';

const [library = '', file = ''] = process.argv.slice(2);
// The measured compiler is another one than that of this file.
const ts = createRequire(import.meta.url)(library) as typeof typescript;

const { config } = ts.readConfigFile(file, (path) => ts.sys.readFile(path));
const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, dirname(file));
const program = ts.createProgram(fileNames, options);
// Files are parsed and bound before the measurement, because that time depends on their number.
program.getTypeChecker();

const start = process.cpuUsage();
const diagnostics = program.getSemanticDiagnostics();
const { user, system } = process.cpuUsage(start);

const cost: Cost = {
  check: (user + system) / 1000,
  instantiations: program.getInstantiationCount(),
  types: program.getTypeCount(),
  files: program.getSourceFiles().length,
  errors: ts.formatDiagnostics([...program.getSyntacticDiagnostics(), ...diagnostics], {
    getCurrentDirectory: () => dirname(file),
    getCanonicalFileName: (name) => name,
    getNewLine: () => '\n',
  }),
};
console.log(JSON.stringify(cost));
