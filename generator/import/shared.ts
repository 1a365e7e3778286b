import type { Schema } from '../../runtime/schema/types.ts';
import type { Document } from './document.ts';
import type { JsonMap } from './json.ts';
import type { LossAt } from './losses.ts';
import type { Link, NamedType } from './named-types.ts';
import type { Tag } from './tags.ts';

/** A value of a request, which lacks readOnly properties, of a response, which lacks writeOnly ones, or of both. */
export type Way = 'request' | 'response' | 'both';

/** The parts of a converter that conversions share. */
export interface Shared {
  readonly document: Document;
  flattened(value: unknown): { readonly schema: JsonMap; readonly losses: readonly LossAt[] };
  /** Whether schema files can have a pattern. */
  isMatchable(pattern: string): boolean;
  /** Returns the type of a component; `null` if it has none. */
  typeOf(link: Link, way: Way): NamedType | null;
  /** Returns a schema with the contents of types in place of their names. */
  expanded(schema: Schema): Schema;
  /** The values by which every `discriminator` chooses a component. */
  tagOf(reference: string): Tag | undefined;
}

/** The parts of a schema that are cut off: objects below `depth`, schemas after the first `most` ones, and the components `cuts`. */
export interface Limits {
  readonly depth?: number;
  readonly most?: number;
  readonly cuts?: ReadonlySet<string>;
}
