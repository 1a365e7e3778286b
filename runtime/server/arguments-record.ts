import type { ArgsReader } from '../schema/types.ts';
import { keptValue } from './kept-value.ts';
import type { ArgRecord, ArgumentsRecord } from './records.ts';
import { emptyParams } from './request.ts';
import type { Params } from './request.ts';

/** What is known of the arguments of an endpoint before any request. */
export function argumentsRecord(
  args: readonly ArgRecord[],
  reader: ArgsReader | null = null,
): ArgumentsRecord {
  return {
    args,
    argsByName: new Map(args.map((arg) => [arg.name, arg])),
    required: args.filter(({ isRequired }) => isRequired),
    reader,
    unread: args.filter(({ name }) => !reader?.reads.includes(name)),
    defaults: defaultsOf(args),
  };
}

function defaultsOf(args: readonly ArgRecord[]): Params {
  const defaults = emptyParams();
  for (const { name, definition } of args) {
    if (definition.default !== undefined && definition.default !== null)
      defaults[name] = keptValue(definition.default);
  }
  return defaults;
}
