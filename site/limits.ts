/** The name of a setting, its unit and what it limits, and its value where nothing else is set. */
interface Limit {
  readonly variable: string;
  readonly meaning: string;
  readonly usual: number;
  /** One unit of the variable: 1024 for KiB. */
  readonly unit?: number;
}

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

const TABLE = {
  text: {
    variable: 'TEXT_LIMIT',
    meaning: 'longest text of a parameter in KiB',
    usual: 1024,
    unit: KIBIBYTE,
  },
  field: {
    variable: 'FIELD_LIMIT',
    meaning: 'longest title, name, excerpt or description in KiB',
    usual: 64,
    unit: KIBIBYTE,
  },
  renderBlocks: {
    variable: 'RENDER_BLOCKS',
    meaning: 'blocks that the server renders for a text; for a response four times as many',
    usual: 500,
  },
  renderQueries: {
    variable: 'RENDER_QUERIES',
    meaning: 'lists that blocks and widgets of a response read from the database',
    usual: 500,
  },
  renderRows: {
    variable: 'RENDER_ROWS',
    meaning: 'rows that blocks and widgets of a response read from the database',
    usual: 50_000,
  },
  renderSize: {
    variable: 'RENDER_SIZE',
    meaning: 'MiB of texts that are rendered for a response',
    usual: 8,
    unit: MEBIBYTE,
  },
  embeds: {
    variable: 'MAX_EMBEDS',
    meaning: 'items that are embedded into a response',
    usual: 1000,
  },
  headers: {
    variable: 'HEADER_LIMIT',
    meaning: 'largest headers of a request in KiB',
    usual: 16,
    unit: KIBIBYTE,
  },
  parameters: {
    variable: 'MAX_PARAMETERS',
    meaning: 'parameters of a query or a form',
    usual: 1000,
  },
  files: { variable: 'MAX_FILES', meaning: 'files of a form', usual: 20 },
  requests: {
    variable: 'MAX_REQUESTS',
    meaning: 'requests that are handled concurrently',
    usual: 64,
  },
  waiting: {
    variable: 'MAX_WAITING',
    meaning: 'requests that wait to be handled; others are answered 503',
    usual: 1000,
  },
  patience: {
    variable: 'WAIT_TIMEOUT',
    meaning: 'seconds that a request waits to be handled',
    usual: 10,
    unit: 1000,
  },
  pipelined: {
    variable: 'MAX_PIPELINED',
    meaning: 'requests sent ahead over busy connections',
    usual: 2000,
  },
  anonymousBodies: {
    variable: 'ANONYMOUS_BODIES',
    meaning: 'MiB of bodies held for callers who have not authenticated',
    usual: 16,
    unit: MEBIBYTE,
  },
  knownBodies: {
    variable: 'KNOWN_BODIES',
    meaning: 'MiB of bodies held for callers who have authenticated',
    usual: 256,
    unit: MEBIBYTE,
  },
  responses: {
    variable: 'UNREAD_RESPONSES',
    meaning: 'MiB of responses that clients have not read yet',
    usual: 128,
    unit: MEBIBYTE,
  },
} as const satisfies Readonly<Record<string, Limit>>;

/** Limits of what one request may cause, and of what all requests hold: sizes in bytes, times in milliseconds, amounts. */
export type Limits = Readonly<Record<keyof typeof TABLE, number>>;

const entries: readonly (readonly [keyof Limits, Limit])[] = Object.entries(TABLE) as never;

/** Returns the limits of a site by the values of the variables; absent ones are as usual. */
export function limitsOf(amountOf: (variable: string) => number | undefined): Limits {
  const limits = entries.map(([name, { variable, usual, unit = 1 }]) => [
    name,
    Math.ceil((amountOf(variable) ?? usual) * unit),
  ]);
  // Every name of the table has its value.
  return Object.fromEntries(limits) as Limits;
}

/** Returns the name of the setting of a limit. */
export function variableOf(name: keyof Limits): string {
  return TABLE[name].variable;
}

/** The limits where nothing else is set. */
export const usualLimits: Limits = limitsOf(() => undefined);

/** The variables with their usual values. */
export const limitAmounts: Readonly<Record<string, number>> = Object.fromEntries(
  entries.map(([, { variable, usual }]) => [variable, usual]),
);

/** Lines for the help of `npm start`. */
export const limitVariables: readonly (readonly [name: string, meaning: string])[] = entries.map(
  ([, { variable, meaning, usual }]) => [variable, `${meaning} (${usual})`],
);
