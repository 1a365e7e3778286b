import { findRoot } from '../config/load.ts';
import { messageForUser } from '../errors.ts';
import { commandNamed, help, helpFor, readCommand, unknownCommand, usageError } from './options.ts';
import type { Command, Options, UsageError } from './options.ts';

/** Runs the program with these arguments in this folder. Prints to the console and returns the exit code. */
export async function main(args: readonly string[], folder: string): Promise<number> {
  const command = readCommand(args);
  if ('problem' in command) return refuse(command);
  try {
    return await runCommand(command, folder);
  } catch (error) {
    const problem = messageForUser(error);
    if (problem === null) throw error;
    return refuse({ problem });
  }
}

async function runCommand(command: Command, folder: string): Promise<number> {
  const { name, operands, options: given } = command;
  const options = given.json === true ? { ...given, format: 'json' } : given;
  const [operand] = operands;
  if (name === 'help') return showHelp(operand);
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
      const { consoleReporter } = await import('./generate.ts');
      return init(operand ?? '.', folder, options, consoleReporter('text', false));
    }
    case 'import': {
      if (operand === undefined)
        return refuse(usageError('Missing argument: <file or URL>.', name));
      const { importDocument } = await import('../import/import.ts');
      const { consoleReporter } = await import('./generate.ts');
      const format = options.format === 'json' ? 'json' : 'text';
      return importDocument(operand, folder, options, consoleReporter(format, false));
    }
    case 'diff':
      if (operand === undefined) return refuse(usageError('Missing argument: <rev>.', name));
      return generate(folder, { ...options, compare: operand });
    case 'routes':
    case 'mcp':
    case 'generate':
      return generate(folder, options, name);
  }
}

function showHelp(operand: string | undefined): number {
  if (operand === undefined) return print(help());
  const name = commandNamed(operand);
  return name === null ? refuse(unknownCommand(operand)) : print(helpFor(name));
}

async function explain(code: string | undefined): Promise<number> {
  if (code === undefined) return refuse(usageError('Missing argument: <code>.', 'explain'));
  const { explanations } = await import('../diagnostics/docs.ts');
  const known = explanations();
  const explanation = known.get(code);
  if (explanation !== undefined) return print(explanation);
  const { hint } = await import('../diagnostics/hint.ts');
  const names = [...known.keys()];
  const similar = names.filter((name) => name.includes(code));
  const hints =
    similar.length > 0
      ? ` Codes with this text:\n\n  ${similar.join('\n  ')}`
      : `${hint(code, names)} docs/diagnostics.md lists all codes.`;
  return refuse({ problem: `Unknown code "${code}".${hints}` });
}

/** Runs `generate`, `diff`, `routes` or `mcp` in the project of a folder. */
async function generate(
  folder: string,
  options: Options,
  command: 'generate' | 'routes' | 'mcp' = 'generate',
): Promise<number> {
  const { root: given, schemas = 'schemas' } = options;
  const root = findRoot(folder, given, schemas);
  if (root === null)
    return refuse({
      problem:
        given === undefined
          ? `No project found: no parent folder contains package.json and ${schemas}/. To create one, run \`restloom init\`.`
          : `No project found: ${given} contains neither ${schemas}/ nor a configuration file.`,
    });
  if (command === 'mcp') {
    const { runMcp } = await import('./mcp.ts');
    return runMcp(root, options);
  }
  const { runGenerate, runRoutes } = await import('./generate.ts');
  return command === 'routes' ? runRoutes(root, options) : runGenerate(root, options);
}

function print(text: string): number {
  console.log(text);
  return 0;
}

function refuse({ problem }: UsageError): number {
  console.error(problem);
  return 2;
}
