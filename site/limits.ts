/** The name of a setting, its unit and what it limits, and its value where nothing else is set. */
interface Limit {
  readonly variable: string;
  readonly meaning: string;
  readonly usual: number;
  /** What one unit of the variable is: 1024 for KiB. */
  readonly unit?: number;
}

const KIBIBYTE = 1024;

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
} as const satisfies Readonly<Record<string, Limit>>;

/** Limits of what one request may cause: sizes in bytes, and amounts. */
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
