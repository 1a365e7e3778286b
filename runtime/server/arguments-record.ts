import type { ArgsParser } from '../schema/types.ts';
import { treatmentOf } from './callbacks.ts';
import { keptValue } from './kept-value.ts';
import type { ArgRecord, ArgumentsRecord } from './records.ts';
import { emptyParams } from './request.ts';
import type { Params } from './request.ts';

/**
 * Returns the facts about the arguments of an endpoint that do not depend on a request. `parse` handles every
 * argument of `args` that needs no other callbacks, unless `isParsed` excludes it.
 */
export function argumentsRecord(
  args: readonly ArgRecord[],
  parse: ArgsParser | null = null,
  isParsed: (arg: ArgRecord) => boolean = () => true,
): ArgumentsRecord {
  return {
    args,
    argsByName: new Map(args.map((arg) => [arg.name, arg])),
    required: args.filter(({ isRequired }) => isRequired),
    parse,
    called: parse
      ? args.filter((arg) => !isParsed(arg) || treatmentOf(arg.definition) === null)
      : args,
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
