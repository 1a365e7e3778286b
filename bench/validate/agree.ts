import { isDeepStrictEqual } from 'node:util';
import { isError } from '../../runtime/errors/rest-error.ts';
import { argumentsRecord } from '../../runtime/server/endpoint-arguments.ts';
import { checkArguments } from '../../runtime/server/arguments.ts';
import type { EndpointRecord } from '../../runtime/server/registration.ts';
import { RestRequest } from '../../runtime/server/request.ts';
import { resolveSettings } from '../../runtime/server/settings.ts';
import type { Case } from './cases.ts';
import type { ArgumentSet, Checker, Engine } from './engine.ts';
import { Sources, argRecords } from './engines/ours.ts';

/** An engine with its compiled checks of one argument set. */
export interface Compiled {
  readonly engine: Engine;
  readonly checker: Checker;
}

/** Returns the engines with the right verdict on a case, and the names of the others. */
export function judge(one: Case, compiled: readonly Compiled[]) {
  const isRight = ({ engine, checker }: Compiled): boolean =>
    checker.accepts(checker.check(inputFor(one, engine))) === one.isGood;
  return {
    right: compiled.filter(isRight),
    wrong: compiled.filter((each) => !isRight(each)).map(({ engine }) => engine.name),
  };
}

/** Returns a new input, because some engines change it. */
function inputFor(one: Case, engine: Engine): { [name: string]: unknown } {
  // The text was printed from the input of the case.
  return JSON.parse(textFor(one, engine)) as { [name: string]: unknown };
}

export function textFor(one: Case, { takes }: Engine): string {
  return JSON.stringify(takes === 'sent' ? one.sent : one.typed);
}

/**
 * Compares our checks with those of the dispatcher for the same definitions: the same arguments, or the
 * same error. Returns the difference as text; `null` if there is none.
 */
export async function differsFromDispatcher(
  one: Case,
  set: ArgumentSet,
  { engine, checker }: Compiled,
): Promise<string | null> {
  const endpoint = endpointOf(set);
  const request = new RestRequest({ method: 'GET', query: inputFor(one, engine) });
  request.match(endpoint, {});
  const error = await checkArguments(request, endpoint, SETTINGS);
  const expected = error ?? request.getParams();
  const actual = checker.check(inputFor(one, engine));
  if (isDeepStrictEqual(plain(actual), plain(expected))) return null;
  return `${one.title}: ${JSON.stringify(plain(actual))} instead of ${JSON.stringify(plain(expected))}`;
}

const SETTINGS = resolveSettings({ profile: 'content-api' });

function plain(result: unknown): unknown {
  if (isError(result)) return { code: result.code, message: result.message, data: result.data };
  const params = result instanceof Sources ? { ...result.defaults, ...result.sent } : result;
  return JSON.parse(JSON.stringify(sorted(params)));
}

// The dispatcher keeps arguments by source, so their order differs.
function sorted(result: unknown): unknown {
  if (typeof result !== 'object' || result === null) return result;
  return Object.fromEntries(Object.entries(result).sort(([a], [b]) => (a < b ? -1 : 1)));
}

function endpointOf({ definitions, parse }: ArgumentSet): EndpointRecord {
  return {
    methods: ['GET'],
    args: argumentsRecord(argRecords(definitions), parse),
    showInIndex: true,
    takesUploads: false,
    allowBatch: undefined,
    validate: null,
    permission: null,
    mayUpload: null,
    handle: null,
    response: null,
  };
}
