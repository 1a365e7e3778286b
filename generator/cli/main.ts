import { findRoot } from '../config/load.ts';
import { hint } from '../diagnostics/hint.ts';
import { paintFor } from '../diagnostics/paint.ts';
import { messageForUser, UserFacingError } from '../errors.ts';
import type { Format, Reporter } from '../report/report.ts';
import { commandNamed, configOf, help, helpFor, readCommand } from './options.ts';
import type { Command, Options } from './options.ts';

/** Runs the program with these arguments in this folder. Prints to the console and returns the exit code. */
export async function main(args: readonly string[], folder: string): Promise<number> {
  try {
    return await runCommand(readCommand(args), folder);
  } catch (error) {
    const problem = messageForUser(error);
    if (problem === null) throw error;
    console.error(problem);
    return 2;
  }
}

async function runCommand(command: Command, folder: string): Promise<number> {
  const { name, operand, options } = command;
  const { compare, ...others } = options;
  if (compare !== undefined)
    return runCommand({ name: 'diff', operand: compare, options: others }, folder);
  if (name === 'help') return print(operand === '' ? help() : helpFor(commandNamed(operand)));
  if (options.help === true) return print(helpFor(name));
  // Modules are loaded when they are needed: most runs find that nothing changed.
  if (options.version === true) {
    const { packageVersion } = await import('../package.ts');
    return print(packageVersion());
  }
  switch (name) {
    case 'explain':
      return explain(operand);
    case 'init': {
      const { init } = await import('../init/init.ts');
      const { runGenerate } = await import('./generate.ts');
      const reporter = reporterFor({});
      const generate = (root: string) => runGenerate(root, {}, reporter);
      return init(operand || '.', folder, options, reporter, generate);
    }
    case 'import': {
      const { importDocument } = await import('../import/import.ts');
      return importDocument(operand, folder, options, reporterFor(options));
    }
    case 'routes': {
      const { listRoutes } = await import('../routes/routes.ts');
      return listRoutes(rootOf(folder, options), configOf(options), reporterFor(options));
    }
    case 'mcp': {
      const { runMcp } = await import('./mcp.ts');
      return runMcp(rootOf(folder, options), options);
    }
    case 'diff': {
      const { runCompatibilityReport } = await import('../compatibility/report.ts');
      const reporter = reporterFor(options, ['text', 'json', 'github', 'markdown']);
      const root = rootOf(folder, options);
      return runCompatibilityReport(root, configOf(options), operand, reporter);
    }
    case 'generate': {
      const { runGenerate } = await import('./generate.ts');
      const reporter = reporterFor(options, ['text', 'json', 'github']);
      return runGenerate(rootOf(folder, options), options, reporter);
    }
  }
}

async function explain(code: string): Promise<number> {
  const { explanations } = await import('../diagnostics/docs.ts');
  const known = explanations();
  const explanation = known.get(code);
  if (explanation !== undefined) return print(explanation);
  const names = [...known.keys()];
  const similar = names.filter((name) => name.includes(code));
  const hints =
    similar.length > 0
      ? ` Codes with this text:\n\n  ${similar.join('\n  ')}`
      : `${hint(code, names)} docs/diagnostics.md lists all codes.`;
  throw new UserFacingError(`Unknown code "${code}".${hints}`);
}

/** Returns the root of the project that a folder belongs to, or that `--root` names. */
function rootOf(folder: string, { root: given, schemas = 'schemas' }: Options): string {
  const root = findRoot(folder, given, schemas);
  if (root !== null) return root;
  throw new UserFacingError(
    given === undefined
      ? `No project found: no parent folder contains package.json and ${schemas}/. To create one, run \`restloom init\`.`
      : `No project found: ${given} contains neither ${schemas}/ nor a configuration file.`,
  );
}

/** Returns a reporter that prints to the console, with colours if it has them, in one of these formats. */
function reporterFor(
  { format: name = 'text', quiet = false }: Options,
  formats: readonly Format[] = ['text', 'json'],
): Reporter {
  const format = formats.find((each) => each === name);
  if (format === undefined)
    throw new UserFacingError(`Unknown format "${name}". Formats: ${formats.join(', ')}.`);
  return {
    format,
    quiet,
    out: (text) => console.log(text),
    err: (text) => console.error(text),
    paint: paintFor(process.stdout),
    errPaint: paintFor(process.stderr),
  };
}

function print(text: string): number {
  console.log(text);
  return 0;
}
