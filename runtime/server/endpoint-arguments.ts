import { endpointArgs } from '../schema/endpoint-args.ts';
import type { ArgDefinitions } from '../schema/types.ts';
import type { AdditionalFields } from '../shape/additional-fields.ts';
import type { ArgRecord } from './records.ts';
import { emptyParams } from './request.ts';
import type { Params } from './request.ts';

/** The arguments of an endpoint, in the three ways in which they are asked for. */
export interface ArgumentSet {
  readonly args: readonly ArgRecord[];
  readonly argsByName: ReadonlyMap<string, ArgRecord>;
  /** The defaults as they were registered. */
  readonly defaults: Params;
}

/** Makes records of definitions. */
type Read = (definitions: ArgDefinitions) => readonly ArgRecord[];

/** Arguments that stay as they were registered. */
export function fixedArguments(args: readonly ArgRecord[]): () => ArgumentSet {
  const set = argumentSet(args);
  return () => set;
}

/**
 * The arguments of an endpoint that writes items of a type: its own, and those of the fields that were
 * added to the type at run time (2.4), derived as those of a schema (4.6). A field wins over an
 * argument of its name. They are made anew when a field was added.
 */
export function writeArguments(
  own: readonly ArgRecord[],
  added: { readonly fields: AdditionalFields; readonly type: string; readonly method: string },
  read: Read,
): () => ArgumentSet {
  const { fields, type, method } = added;
  const plain = argumentSet(own);
  let version = -1;
  let set = plain;
  return () => {
    if (version === fields.version) return set;
    version = fields.version;
    const more = read(endpointArgs(fields.schemaOf(type), method));
    set =
      more.length === 0 ? plain : argumentSet([...new Map([...own, ...more].map(byName)).values()]);
    return set;
  };
}

function argumentSet(args: readonly ArgRecord[]): ArgumentSet {
  const defaults = emptyParams();
  for (const { name, definition } of args) {
    if (definition.default !== undefined && definition.default !== null)
      defaults[name] = definition.default;
  }
  return { args, argsByName: new Map(args.map(byName)), defaults };
}

function byName(arg: ArgRecord): readonly [string, ArgRecord] {
  return [arg.name, arg];
}
