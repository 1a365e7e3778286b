import { parseArgs } from 'node:util';
import { hint } from '../diagnostics/hint.ts';
import type { Config, Part } from '../config/settings.ts';

const options = {
  check: { type: 'boolean', default: false },
  watch: { type: 'boolean', default: false },
  force: { type: 'boolean', default: false },
  'no-stubs': { type: 'boolean', default: false },
  compare: { type: 'string' },
  format: { type: 'string', default: 'text' },
  quiet: { type: 'boolean', default: false },
  root: { type: 'string' },
  schemas: { type: 'string' },
  out: { type: 'string' },
  handlers: { type: 'string' },
  runtime: { type: 'string' },
  parts: { type: 'string' },
  explain: { type: 'string' },
  yes: { type: 'boolean', default: false, short: 'y' },
  name: { type: 'string' },
  resource: { type: 'string' },
  help: { type: 'boolean', default: false, short: 'h' },
  version: { type: 'boolean', default: false },
} as const;

export type Options = ReturnType<typeof parse>['values'];

export interface Command {
  readonly name: (typeof commands)[number];
  /** What follows the command. */
  readonly operands: readonly string[];
  readonly options: Options;
}

const commands = ['generate', 'init', 'explain'] as const;

/** The command that the arguments say, or what is wrong with them. */
export function readCommand(args: readonly string[]): Command | string {
  const parsed = parsedOf(args);
  if (typeof parsed === 'string') return parsed;
  const [given = 'generate', ...operands] = parsed.positionals;
  const name = commands.find((each) => each === given);
  if (name === undefined) return `There is no command "${given}".${hint(given, commands)}`;
  if (parsed.values.check && parsed.values.watch)
    return '--check compares once and writes nothing, --watch goes on and writes: choose one of them.';
  return { name, operands, options: parsed.values };
}

function parse(args: readonly string[]) {
  return parseArgs({ args: [...args], options, allowPositionals: true });
}

function parsedOf(args: readonly string[]): ReturnType<typeof parse> | string {
  try {
    return parse(args);
  } catch (error) {
    // parseArgs throws on an option that it does not know.
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /Unknown option '(--[\w-]+)/.exec(message)?.[1];
    if (unknown === undefined) return message;
    const known = Object.keys(options).map((name) => `--${name}`);
    return `There is no option ${unknown}.${hint(unknown, known)}`;
  }
}

/** What the options say in place of the configuration file. */
export function configOf({ schemas, out, handlers, runtime, parts }: Options): Config {
  return {
    ...(schemas !== undefined && { schemas: folderOf(schemas) }),
    ...(out !== undefined && { out: folderOf(out) }),
    ...(handlers !== undefined && { handlers: folderOf(handlers) }),
    ...(runtime !== undefined && { runtime }),
    // What is no part is complained about with the rest of the configuration.
    ...(parts !== undefined && { parts: parts.split(',').map((part) => part.trim()) as Part[] }),
  };
}

/** `./schemas/` as people type it: `schemas`. */
function folderOf(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
}
