import { isError } from '../../../runtime/errors/rest-error.ts';
import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { ArgDefinition, ArgDefinitions, ArgsParser } from '../../../runtime/schema/index.ts';
import { emptyMap } from '../../../runtime/schema/values/containers.ts';
import { argumentsRecord, runTimeRecord } from '../../../runtime/server/endpoint-arguments.ts';
import { callbacksOf } from '../../../runtime/server/callbacks.ts';
import { InvalidParams, missingParams } from '../../../runtime/server/arguments.ts';
import { RestRequest } from '../../../runtime/server/request.ts';
import type { Params } from '../../../runtime/server/request.ts';
import type { ArgRecord } from '../../../runtime/server/registration.ts';
import type { SchemaArg } from '../arguments.ts';
import type { Checker, Engine, Input } from '../engine.ts';

/** The generated parse function; the interpreter handles the arguments that it rejects. */
export const generated: Engine = {
  name: 'generated',
  takes: 'sent',
  compile: ({ definitions, parse }) => checker(definitions, parse),
};

/** The generated parser, with error messages as in the body of a response. */
export const worded: Engine = {
  name: 'generated, worded',
  takes: 'sent',
  compile: ({ definitions, parse }) => {
    const { check, accepts } = checker(definitions, parse);
    return {
      check(input) {
        const result = check(input);
        // The message of an error is made when its data is read.
        if (isError(result)) void result.data;
        return result;
      },
      accepts,
    };
  },
};

/** The definitions, registered at run time. */
export const interpreter: Engine = {
  name: 'interpreter',
  takes: 'sent',
  compile: ({ args }) => {
    const definitions = Object.fromEntries(args.map((arg) => [arg.name, interpreted(arg)]));
    return checker(definitions);
  },
};

function interpreted({ definition, goesBySchema }: SchemaArg): ArgDefinition {
  const { sanitize_callback: _, validate_callback: validate, ...rest } = definition;
  if (goesBySchema && !validate) return { ...rest, sanitize_callback: 'parseRequestArg' };
  return {
    ...rest,
    validate_callback: goesBySchema ? 'validateRequestArg' : null,
    sanitize_callback: goesBySchema ? 'sanitizeRequestArg' : null,
  };
}

// None of these callbacks uses it.
const NO_REQUEST = new RestRequest();

/** Returns valid arguments like the dispatcher: sent values take precedence over defaults. */
export class Sources {
  readonly sent: Params;
  readonly defaults: Params;

  constructor(sent: Params, defaults: Params) {
    this.sent = sent;
    this.defaults = defaults;
  }
}

/**
 * Does the work of runtime/server/arguments.ts, without promises and for one source of arguments: values
 * that were sent are checked, then sanitized. Defaults are the same for every request: they are sanitized
 * once.
 */
function checker(definitions: ArgDefinitions, generatedParse?: ArgsParser): Checker {
  const records = argRecords(definitions);
  const {
    list: args,
    byName,
    required,
    called,
    parse,
  } = generatedParse ? argumentsRecord(records, generatedParse) : runTimeRecord(records);
  const defaults = sanitizedDefaults(args);

  const check = (input: Input): Sources | RestError => {
    for (const name of required) if (isMissing(input[name])) return missing(required, input);
    const problems = new InvalidParams();
    for (const arg of called) judge(arg, input, problems);
    let failed: string[] | null = null;
    if (parse && hasAny(input))
      parse(input, (name) => {
        failed = [...(failed ?? NONE), name];
        return input[name];
      });
    const left: readonly string[] = failed ?? NONE;
    for (const name of left) judge(byName.get(name), input, problems);
    const wrong = problems.error(args);
    if (wrong) return wrong;

    for (const arg of called) sanitizeIn(input, arg, problems);
    for (const name of left) sanitizeIn(input, byName.get(name), problems);
    return problems.error() ?? new Sources(input, defaults);
  };
  return { check, accepts: (result) => !isError(result) };
}

const NONE: readonly string[] = [];

function hasAny(input: Input): boolean {
  for (const _name in input) return true;
  return false;
}

function judge(arg: ArgRecord | undefined, input: Input, problems: InvalidParams): void {
  if (!arg?.validate) return;
  const { name } = arg;
  const value = input[name];
  if (!isMissing(value)) problems.add(name, arg.validate(value, name, NO_REQUEST));
}

function sanitizeIn(input: Input, arg: ArgRecord | undefined, problems: InvalidParams): void {
  if (!arg?.sanitize) return;
  const { name } = arg;
  if (input[name] === undefined) return;
  const value = arg.sanitize(input[name], name, NO_REQUEST);
  if (isError(value)) problems.add(name, value);
  else input[name] = value;
}

/** Arguments with their callbacks, as they are registered. */
export function argRecords(definitions: ArgDefinitions): readonly ArgRecord[] {
  return Object.entries(definitions).map(([name, definition]) => ({
    name,
    definition,
    isRequired: definition.required === true,
    ...callbacksOf(definition, {}),
  }));
}

function sanitizedDefaults(args: readonly ArgRecord[]): Params {
  const defaults = emptyMap();
  for (const { name, definition, sanitize } of args) {
    const { default: value } = definition;
    if (isMissing(value)) continue;
    defaults[name] = sanitize ? sanitize(value, name, NO_REQUEST) : value;
  }
  return defaults;
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null;
}

function missing(required: readonly string[], input: Input): RestError {
  return missingParams(required.filter((name) => isMissing(input[name])));
}
