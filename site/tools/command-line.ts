import { parseArgs } from 'node:util';
import type { ParseArgsConfig } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;
type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O; allowPositionals: true }>
>;

/** The arguments of a command. */
interface Command<O extends Options> {
  /** Printed by `--help`, and on stderr after an error. */
  readonly usage: string;
  readonly options: O;
  /** The minimum and maximum number of operands; none by default. */
  readonly operands?: readonly [least: number, most: number];
}

/**
 * Parses the command line. Returns `null` if the command should not run: `--help` prints the usage; an error prints the
 * message and the usage on stderr and sets the exit code to 2.
 */
export function readCommandLine<const O extends Options>(
  { usage, options, operands: [least, most] = [0, 0] }: Command<O>,
  args: readonly string[] = process.argv.slice(2),
): Parsed<O> | null {
  if (args.some((arg) => arg === '--help' || arg === '-h')) {
    process.stdout.write(`${usage}\n`);
    return null;
  }
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    const count = parsed.positionals.length;
    if (count > most)
      return refuse(usage, `Too many arguments: ${parsed.positionals.slice(most).join(' ')}.`);
    if (count < least) return refuse(usage, 'An argument is missing.');
    return parsed;
  } catch (error) {
    if (!isMistake(error)) throw error;
    return refuse(usage, sentenceOf(error));
  }
}

/** Prints an error in the command line and the usage; sets the exit code to 2. */
export function refuse(usage: string, message: string): null {
  process.stderr.write(`${message}\n\n${usage}\n`);
  process.exitCode = 2;
  return null;
}

/** Returns an integer of at least `least`, or `null` if the text is not one. */
export function wholeNumber(text: string, least = 0): number | null {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  return number >= least ? number : null;
}

/** Returns the first sentence of an error of `parseArgs`. */
function sentenceOf({ message }: Error): string {
  const [sentence = ''] = message.split(/\.\s|\n/, 1);
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}

function isMistake(error: unknown): error is Error {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    error.code.startsWith('ERR_PARSE_ARGS_')
  );
}

/** Prints the error of a command in one line and sets the exit code to 1. */
export function fail(message: string): void {
  process.stderr.write(`${message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 1;
}

/**
 * Returns a function that prints on stderr how many of `count` posts are created: on a terminal in one updated line,
 * otherwise in a line for each tenth.
 */
export function progressOf(count: number): (made: number) => void {
  const began = performance.now();
  const { isTTY: isTerminal } = process.stderr;
  let tenth = 0;
  return (made) => {
    const seconds = (performance.now() - began) / 1000;
    const line = `${rounded(made)} of ${rounded(count)} posts, ${Math.floor((made / count) * 100)} %, ${rounded(made / seconds)} a second`;
    const isLast = made === count;
    if (isTerminal) process.stderr.write(`\r${line}   ${isLast ? '\n' : ''}`);
    else if (isLast || Math.floor((made / count) * 10) > tenth) process.stderr.write(`${line}\n`);
    tenth = Math.floor((made / count) * 10);
  };
}

function rounded(value: number): string {
  return Math.round(value).toLocaleString('en');
}
