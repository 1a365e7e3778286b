import { RestError, isError } from '../../../runtime/errors/rest-error.ts';
import type { ArgDefinition, ArgDefinitions } from '../../../runtime/schema/index.ts';
import { sanitizeCallbackOf, validateCallbackOf } from '../../../runtime/server/callbacks.ts';
import { invalidParams } from '../../../runtime/server/invalid-params.ts';
import { RestRequest, emptyParams } from '../../../runtime/server/request.ts';
import type { Params } from '../../../runtime/server/request.ts';
import type { ArgRecord } from '../../../runtime/server/records.ts';
import type { SchemaArg } from '../arguments.ts';
import type { Checker, Engine, Input } from '../engine.ts';

/** The generated checks and sanitizers. */
export const generated: Engine = {
  name: 'generated',
  takes: 'sent',
  compile: ({ definitions }) => checker(definitions),
};

/** The same definitions, walked with each value: `validateValue`, `sanitizeValue`, `parseValue`. */
export const interpreter: Engine = {
  name: 'interpreter',
  takes: 'sent',
  compile: ({ args }) =>
    checker(Object.fromEntries(args.map((arg) => [arg.name, interpreted(arg)]))),
};

function interpreted({ definition, isChecked, isSanitized }: SchemaArg): ArgDefinition {
  const { sanitize_callback: _, validate_callback: validate, ...rest } = definition;
  if (isSanitized && !validate) return { ...rest, sanitize_callback: 'parseRequestArg' };
  return {
    ...rest,
    validate_callback: isChecked ? 'validateRequestArg' : null,
    sanitize_callback: isSanitized ? 'sanitizeRequestArg' : null,
  };
}

// None of these callbacks asks for it.
const NO_REQUEST = new RestRequest();

/** Good arguments as the dispatcher keeps them: what was sent wins over the defaults. */
export class Sources {
  readonly sent: Params;
  readonly defaults: Params;

  constructor(sent: Params, defaults: Params) {
    this.sent = sent;
    this.defaults = defaults;
  }
}

/**
 * What runtime/server/arguments.ts does, without promises and for one source of arguments: what was sent
 * is checked, then sanitized where it is. Defaults are good in every request: they are sanitized once,
 * and stand beside what was sent.
 */
function checker(definitions: ArgDefinitions): Checker {
  const args = argRecords(definitions);
  const byName = new Map(args.map((arg) => [arg.name, arg]));
  const required = args.filter(({ isRequired }) => isRequired);
  const defaults = sanitizedDefaults(args);

  const check = (input: Input): Sources | RestError => {
    for (const { name } of required) {
      if (isMissing(input[name])) return missing(required, input);
    }
    const names = Object.keys(input);
    let verdicts: Verdicts | null = null;
    for (const name of names) {
      const validate = byName.get(name)?.validate;
      const value = input[name];
      if (!validate || isMissing(value)) continue;
      const verdict = validate(value, name, NO_REQUEST);
      if (verdict === false || isError(verdict)) (verdicts ??= new Map()).set(name, verdict);
    }
    if (verdicts) return invalidParams(inOrder(verdicts, args));

    for (const name of names) {
      const sanitize = byName.get(name)?.sanitize;
      if (!sanitize) continue;
      const value = sanitize(input[name], name, NO_REQUEST);
      if (isError(value)) (verdicts ??= new Map()).set(name, value);
      else input[name] = value;
    }
    return verdicts ? invalidParams(verdicts) : new Sources(input, defaults);
  };
  return { check, accepts: (result) => !isError(result) };
}

type Verdicts = Map<string, unknown>;

/** Verdicts in the order in which the arguments are registered, as the dispatcher tells them. */
function inOrder(verdicts: Verdicts, args: readonly ArgRecord[]): Verdicts {
  if (verdicts.size === 1) return verdicts;
  const wrong = args.filter(({ name }) => verdicts.has(name));
  return new Map(wrong.map(({ name }) => [name, verdicts.get(name)]));
}

/** Arguments with their callbacks, as they are registered. */
export function argRecords(definitions: ArgDefinitions): readonly ArgRecord[] {
  return Object.entries(definitions).map(([name, definition]) => ({
    name,
    definition,
    isRequired: definition.required === true,
    validate: validateCallbackOf(definition, {}),
    sanitize: sanitizeCallbackOf(definition, {}),
  }));
}

function sanitizedDefaults(args: readonly ArgRecord[]): Params {
  const defaults = emptyParams();
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

function missing(required: readonly ArgRecord[], input: Input): RestError {
  const names = required.map(({ name }) => name).filter((name) => isMissing(input[name]));
  const message = `Missing parameters: ${names.join(', ')}.`;
  return new RestError('rest_missing_callback_param', message, { status: 400, params: names });
}
