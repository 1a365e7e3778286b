import { parseArgs } from 'node:util';
import type { Config, Part } from '../config/settings.ts';
import { hint } from '../diagnostics/hint.ts';
import { UserFacingError } from '../errors.ts';

/** The commands with their operands, and what they do. */
const commands = {
  generate: ['', 'generate code and add missing handler stubs (default)'],
  init: [
    '[folder]',
    'create a ready-to-run project with one resource, a test and an API reference',
  ],
  import: ['<file or URL>', 'turn an OpenAPI document into schema files'],
  routes: ['', 'list the endpoints with their permissions, arguments and handlers'],
  mcp: ['', 'serve the endpoints of a running API as tools for agents (Model Context Protocol)'],
  diff: ['<rev>', 'list contract changes since a git revision or a folder; exit 1 if breaking'],
  explain: ['<code>', 'explain a diagnostic and how to fix it'],
  help: ['[command]', 'show the options of a command'],
} as const;

type CommandName = keyof typeof commands;

/** The commands with an option; `null`: all. */
type Owner = readonly CommandName[] | null;

const flag = (of: Owner, help: string) => ({ type: 'boolean', of, help, value: '' }) as const;
const text = (of: Owner, value: string, help: string) =>
  ({ type: 'string', of, value, help }) as const;

/** The options for `parseArgs`, each with the commands that it belongs to and its help. */
const options = {
  check: flag(['generate'], 'write nothing; exit 1 if generated code is out of date'),
  watch: flag(['generate'], 'keep running and regenerate on change'),
  force: flag(['generate'], 'overwrite generated files that were edited'),
  'no-stubs': flag(['generate'], 'do not change handler files'),
  compare: text(['generate'], '<rev>', 'the same as restloom diff <rev>'),
  format: text(
    ['generate', 'import', 'routes', 'diff'],
    '<format>',
    'text (default), json, github (annotations), or markdown (of diff)',
  ),
  json: flag(['import', 'routes', 'diff'], 'short for --format json'),
  quiet: flag(['generate', 'diff'], 'print errors and warnings only'),
  root: text(
    ['generate', 'import', 'routes', 'mcp', 'diff'],
    '<folder>',
    'project folder (default: the nearest parent with package.json and schemas/)',
  ),
  url: text(['mcp'], '<url>', 'root of the API; RESTLOOM_AUTHORIZATION has the credentials'),
  'read-only': flag(['mcp'], 'only endpoints that read'),
  schemas: text(
    ['generate', 'routes', 'mcp', 'diff'],
    '<folder>',
    'overrides restloom.config.ts, like the options below',
  ),
  out: text(['generate'], '<folder>', 'folder of generated code'),
  handlers: text(['generate', 'routes'], '<folder>', 'folder of handler files'),
  runtime: text(['generate'], '<name>', 'package or folder to import the runtime from'),
  parts: text(['generate'], '<list>', 'some of server,client,openapi,testing,inputs'),
  yes: {
    ...flag(['init', 'import'], 'do not prompt: accept the defaults, change existing files'),
    short: 'y',
  },
  'dry-run': flag(['import'], 'show the changes, write nothing; exit 1 if there are any'),
  tag: text(['import', 'mcp'], '<tag>', 'only operations with this tag'),
  path: text(['import'], '<path>', 'import only this path and the paths below it'),
  'max-size': text(['import'], '<MB>', 'largest document (default: 50)'),
  name: text(['init'], '<name>', 'name of the project (default: name of the folder)'),
  resource: text(['init'], '<name>', 'name of the first resource (plural, e.g. notes)'),
  help: { ...flag(null, 'show help'), short: 'h' },
  version: flag(null, 'show the version'),
} as const;

export type Options = ReturnType<typeof parse>['values'];

export interface Command {
  readonly name: CommandName;
  /** Empty for a command without one. */
  readonly operand: string;
  readonly options: Options;
}

/** Returns the command of the arguments. Throws a `UserFacingError` if they are invalid. */
export function readCommand(args: readonly string[]): Command {
  const { positionals, values } = parse(args);
  const [given = values.help === true ? 'help' : 'generate', ...operands] = positionals;
  const name = commandNamed(given);
  const foreign = Object.keys(values).find((option) => {
    const { of }: { readonly of: Owner } = options[option as keyof typeof options]; // parseArgs refuses other options
    return of?.includes(name) === false;
  });
  if (foreign !== undefined)
    throw usageError(`--${foreign} is not an option of restloom ${name}.`, name);
  const [expected] = commands[name];
  const [operand, ...others] = expected === '' ? [undefined, ...operands] : operands;
  if (others.length > 0) throw usageError(`Too many arguments: ${others.join(' ')}.`, name);
  const isRun = values.help !== true && values.version !== true;
  if (operand === undefined && expected.startsWith('<') && isRun)
    throw usageError(`Missing argument: ${expected}.`, name);
  if (values.check === true && values.watch === true)
    throw usageError('--check and --watch cannot be used together.', name);
  const format = values.json === true && { format: 'json' };
  return { name, operand: operand ?? '', options: { ...values, ...format } };
}

/** Returns the error of invalid arguments: a message and the usage of the command. */
export function usageError(message: string, name: CommandName | null): UserFacingError {
  return new UserFacingError(`${message}\n\n${name === null ? help() : helpFor(name)}`);
}

export function commandNamed(given: string): CommandName {
  if (isCommand(given)) return given;
  throw usageError(`Unknown command "${given}".${hint(given, Object.keys(commands))}`, null);
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(commands, name);
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    // parseArgs throws on an unknown option and on a missing value.
    const message = error instanceof Error ? error.message : String(error);
    const unknown = /Unknown option '(--?[\w-]+)/.exec(message)?.[1];
    const known = Object.keys(options).map((name) => `--${name}`);
    const [problem = ''] = message.split('\n');
    const said = unknown ? `Unknown option ${unknown}.${hint(unknown, known)}` : problem;
    throw usageError(said, args.find(isCommand) ?? null);
  }
}

export function help(): string {
  const rows = Object.entries(commands).map(
    ([name, [operand, text]]) => [`${name} ${operand}`.trim(), text] as const,
  );
  return [
    'Usage: restloom <command> [options]',
    ...section('Commands', rows),
    ...section('Options of generate', optionRows('generate')),
    ...section('Options of every command', optionRows(null)),
    ...['', '`restloom help <command>` lists the options of a command.', '', exitCodes],
  ].join('\n');
}

export function helpFor(name: CommandName): string {
  const [operand, text] = commands[name];
  const own = optionRows(name);
  const usage = `Usage: restloom ${name}${own.length > 0 ? ' [options]' : ''} ${operand}`.trim();
  const summary = `${text.slice(0, 1).toUpperCase()}${text.slice(1).replace(' (default)', '')}.`;
  return [
    ...[usage, '', summary],
    ...section('Options', [...own, ...optionRows(null)]),
    ...(name === 'generate' ? ['', exitCodes] : []),
  ].join('\n');
}

const exitCodes = `Exit codes: 0 in sync or written, 1 out of date, refused or breaking, 2 errors in schemas or options`;

function optionRows(command: CommandName | null): (readonly [left: string, text: string])[] {
  return Object.entries(options).flatMap(([name, option]) => {
    const { of }: { readonly of: Owner } = option;
    if (command === null ? of !== null : !of?.includes(command)) return [];
    const short = 'short' in option ? `-${option.short}, ` : '';
    return [[`${short}--${name} ${option.value}`.trim(), option.help] as const];
  });
}

function section(title: string, rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return ['', `${title}:`, ...rows.map(([left, text]) => `  ${left.padEnd(width)}  ${text}`)];
}

/** The settings that options override. */
export function configOf({ schemas, out, handlers, runtime, parts }: Options): Config {
  return {
    ...(schemas !== undefined && { schemas: folderOf(schemas) }),
    ...(out !== undefined && { out: folderOf(out) }),
    ...(handlers !== undefined && { handlers: folderOf(handlers) }),
    ...(runtime !== undefined && { runtime }),
    // An unknown part is reported with the rest of the configuration.
    ...(parts !== undefined && { parts: parts.split(',').map((part) => part.trim()) as Part[] }),
  };
}

/** `./schemas/` → `schemas` */
function folderOf(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/+$/, '');
}
