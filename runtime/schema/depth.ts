import { failing } from './failure.ts';
import type { FormatChecks } from './formats/formats.ts';
import { typesInside } from './named-types.ts';
import type { Types } from './named-types.ts';
import type { Failure, Schema } from './types.ts';
import { isContainer } from './values/containers.ts';

/** How deep values may be nested by default. */
export const DEFAULT_DEPTH = 512;

/** The failure of a value that is nested too deeply. */
export const tooDeep = failing('rest_value_too_deep', (param) => ({
  message: `${param} is nested too deeply.`,
  data: { status: 400, param },
}));

/** `rest_value_too_deep` (status 400) if lists and maps are nested in the value deeper than `limit`. */
export function checkDepth(value: unknown, param: string, limit: number = DEFAULT_DEPTH): Failure {
  return isWithin(value, limit) ? null : tooDeep(param);
}

/** Options of validation and sanitizing. */
export interface KernelOptions {
  /** How deep values and schemas are followed. Default 512. */
  readonly depth?: number | undefined;
  /** `strict` checks formats by their RFCs. Default `lenient` (4.7). */
  readonly formats?: FormatChecks | undefined;
  /** `bigint` turns texts of the format `int64` into BigInts. Default `string`. */
  readonly int64?: 'string' | 'bigint' | undefined;
}

/** The levels that are left, and how formats are checked and converted. */
export interface Walk {
  readonly levels: number;
  readonly formats: FormatChecks;
  readonly int64: 'string' | 'bigint';
  /** The named types around the value. */
  readonly types: Types | null;
}

const DEFAULT_WALK: Walk = {
  levels: DEFAULT_DEPTH,
  formats: 'lenient',
  int64: 'string',
  types: null,
};

export function walkOf(options: KernelOptions | undefined): Walk {
  if (!options) return DEFAULT_WALK;
  const { depth = DEFAULT_DEPTH, formats = 'lenient', int64 = 'string' } = options;
  return { levels: depth, formats, int64, types: null };
}

/** Returns the walk of the values inside a value. */
export function inside({ levels, formats, int64, types }: Walk): Walk {
  return { levels: levels - 1, formats, int64, types };
}

/** Returns the walk of the values of a named type. */
export function insideType(schema: Schema, walk: Walk): Walk {
  return { ...walk, types: typesInside(schema, walk.types) };
}

function isWithin(value: unknown, limit: number): boolean {
  if (!isContainer(value)) return true;
  if (limit <= 0) return false;
  const members: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  return members.every((member) => isWithin(member, limit - 1));
}
