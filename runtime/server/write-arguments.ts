import { endpointArgs } from '../schema/endpoint-args.ts';
import type { ArgDefinitions, ArgsReader } from '../schema/types.ts';
import type { AdditionalFields } from '../shape/additional-fields.ts';
import { argumentsRecord } from './arguments-record.ts';
import type { ArgRecord, ArgumentsRecord } from './records.ts';

/** What the arguments of an endpoint that writes are made of. */
export interface WriteArguments {
  readonly own: () => ArgumentsRecord;
  readonly fields: AdditionalFields;
  /** The type of the items that it writes. */
  readonly type: string;
  /** The methods of the endpoint, which decide whether it creates (4.6). */
  readonly method: string;
  /** Makes a reader of arguments that were not known before. */
  readonly readerOf: (args: readonly ArgRecord[]) => ArgsReader | null;
  /** Makes records of definitions. */
  readonly read: (definitions: ArgDefinitions) => readonly ArgRecord[];
}

/**
 * The arguments of an endpoint that writes items of a type: its own, and those of the fields that were
 * added to the type at run time (2.4), derived as those of a schema (4.6). A field wins over an
 * argument of its name. They are made anew when a field was added.
 */
export function writeArguments({
  own,
  fields,
  type,
  method,
  readerOf,
  read,
}: WriteArguments): () => ArgumentsRecord {
  let version = -1;
  let current: ArgumentsRecord | null = null;
  return () => {
    if (current && version === fields.version) return current;
    version = fields.version;
    const added = read(endpointArgs(fields.schemaOf(type), method));
    current = added.length === 0 ? own() : withAdded(own(), added, readerOf);
    return current;
  };
}

function withAdded(
  { args, reader }: ArgumentsRecord,
  added: readonly ArgRecord[],
  readerOf: WriteArguments['readerOf'],
): ArgumentsRecord {
  const all = [...new Map([...args, ...added].map((arg) => [arg.name, arg])).values()];
  // What was generated for an argument says nothing of the field that took its name.
  const isReplaced = added.some(({ name }) => reader?.reads.includes(name));
  return argumentsRecord(all, isReplaced ? readerOf(all) : reader);
}
