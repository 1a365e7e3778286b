import { parseArgs } from 'node:util';
import { isRole, roles } from './roles.ts';
import type { Role } from './roles.ts';

/** The parsed command line of `npm run fuzz`. */
export type FuzzCommand =
  | { readonly kind: 'help' }
  | { readonly kind: 'serve' }
  | { readonly kind: 'usage error'; readonly message: string }
  | {
      readonly kind: 'fuzz';
      readonly requests: number;
      readonly seed: number;
      readonly roles: readonly Role[];
    };

export const USAGE = [
  'Usage: npm run fuzz -- [options]',
  '',
  '  --requests N    number of requests (10000)',
  '  --seed N        seed of the requests; a run repeats with the seed that it prints (random)',
  `  --roles LIST    callers, with commas between them (${roles.join(',')})`,
  '  --serve         start the site of the fuzzer and print its accounts, to repeat a request',
  '  -h, --help      show this',
  '',
  'Exit status: 0 without failures, 1 with failures, 2 for wrong options.',
].join('\n');

const OPTIONS = {
  requests: { type: 'string', default: '10000' },
  seed: { type: 'string' },
  roles: { type: 'string', default: roles.join() },
  serve: { type: 'boolean', default: false },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Parses the command line. */
export function readCommand(args: readonly string[]): FuzzCommand {
  const values = parsed(args);
  if (values instanceof Error) return usageError(values.message);
  if (values.help) return { kind: 'help' };
  if (values.serve) return { kind: 'serve' };
  const seed = values.seed ?? String(Math.floor(Math.random() * MOST_SEED));
  for (const [name, value] of [
    ['requests', values.requests],
    ['seed', seed],
  ] as const)
    if (!/^\d{1,9}$/.test(value)) return usageError(`--${name} has to be a whole number: ${value}`);
  const named = values.roles.split(',');
  const unknown = named.find((name) => !isRole(name));
  if (unknown !== undefined) return usageError(`Unknown role: ${unknown}`);
  const chosen = named.filter(isRole);
  return { kind: 'fuzz', requests: Number(values.requests), seed: Number(seed), roles: chosen };
}

const MOST_SEED = 1_000_000;

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS }).values;
  } catch (error) {
    // Options that are unknown or lack a value.
    if (error instanceof TypeError) return error;
    throw error;
  }
}

function usageError(message: string): FuzzCommand {
  return { kind: 'usage error', message };
}
