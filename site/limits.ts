/** An environment variable with its meaning, its default and the factor of its unit. */
type Limit = readonly [variable: string, meaning: string, value: number, unit?: number];

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

const TABLE = {
  text: ['TEXT_LIMIT', 'longest text of a parameter in KiB', 1024, KIBIBYTE],
  field: ['FIELD_LIMIT', 'longest title, name, excerpt or description in KiB', 64, KIBIBYTE],
  renderBlocks: [
    'RENDER_BLOCKS',
    'blocks that the server renders for a text; for a response four times as many',
    500,
  ],
  renderQueries: [
    'RENDER_QUERIES',
    'lists that blocks and widgets of a response read from the database',
    500,
  ],
  renderRows: [
    'RENDER_ROWS',
    'rows that blocks and widgets of a response read from the database',
    50_000,
  ],
  renderSize: ['RENDER_SIZE', 'MiB of texts that are rendered for a response', 8, MEBIBYTE],
  embeds: ['MAX_EMBEDS', 'items that are embedded into a response', 1000],
  headers: ['HEADER_LIMIT', 'largest headers of a request in KiB', 16, KIBIBYTE],
  parameters: ['MAX_PARAMETERS', 'parameters of a query or a form', 1000],
  files: ['MAX_FILES', 'files of a form', 20],
  requests: ['MAX_REQUESTS', 'requests that are handled concurrently', 64],
  waiting: ['MAX_WAITING', 'requests that wait to be handled; others get 503', 1000],
  patience: ['WAIT_TIMEOUT', 'seconds that a request waits to be handled', 10, 1000],
  pipelined: ['MAX_PIPELINED', 'requests sent ahead over busy connections', 2000],
  anonymousBodies: [
    'ANONYMOUS_BODIES',
    'MiB of bodies held for callers who have not authenticated',
    16,
    MEBIBYTE,
  ],
  knownBodies: [
    'KNOWN_BODIES',
    'MiB of bodies held for callers who have authenticated',
    256,
    MEBIBYTE,
  ],
  responses: ['UNREAD_RESPONSES', 'MiB of responses that clients have not read yet', 128, MEBIBYTE],
} as const satisfies Readonly<Record<string, Limit>>;

/** The limits for one request and for all requests together: sizes in bytes, times in milliseconds, counts. */
export type Limits = Readonly<Record<keyof typeof TABLE, number>>;

const entries: readonly (readonly [keyof Limits, Limit])[] = Object.entries(TABLE) as never;

/** Returns the limits; `amountOf` returns the value of an environment variable with this default. */
export function limitsOf(amountOf: (variable: string, value: number) => number): Limits {
  const limits = entries.map(([name, [variable, , value, unit = 1]]) => [
    name,
    Math.ceil(amountOf(variable, value) * unit),
  ]);
  // The table has a value for every name.
  return Object.fromEntries(limits) as Limits;
}

/** Returns the environment variable of a limit. */
export function variableOf(name: keyof Limits): string {
  return TABLE[name][0];
}

/** The default limits. */
export const defaultLimits: Limits = limitsOf((_variable, value) => value);

/** The environment variables for the help of `npm start`. */
export const limitVariables: readonly (readonly [name: string, meaning: string])[] = entries.map(
  ([, [variable, meaning, value]]) => [variable, `${meaning} (${value})`],
);
