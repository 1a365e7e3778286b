import { STATUS_CODES } from 'node:http';
import type { Schema } from '../../runtime/schema/types.ts';
import { isJson, loseRestrictions } from './bodies.ts';
import { isMap, mapIn, memberOf } from './json.ts';
import type { JsonMap } from './json.ts';
import { isPlainName } from './keywords.ts';
import type { SchemaConverter } from './schema.ts';

/** The members of the data of an error. */
type Data = { readonly [name: string]: Schema };

/** The errors of schemas/api.json. */
export interface Errors {
  readonly [code: string]:
    readonly number[] | { readonly status: number; readonly message: string; readonly data: Data };
}

/** Collects the errors of operations: a code for each status, and further ones for further schemas of its data. */
export class ErrorCodes {
  readonly #codes = new Map<string, { readonly status: number; readonly data: Data }>();

  /** Returns the error codes of an operation, sorted. `success` is the status of its success response. */
  of(node: JsonMap, success: string | undefined, converter: SchemaConverter): readonly string[] {
    const found = Object.entries(mapIn(node, 'responses')).flatMap(([given, value]) => {
      const response = converter.document.resolve(value);
      const status = given === success ? null : errorStatus(given);
      if (status === null || !isMap(response)) return [];
      const data = dataOf(response, converter);
      if (!data) converter.losses.add('error-body', response);
      const isUsual = COMMON.has(status) && Object.keys(data ?? {}).length === 0;
      if (data && !isUsual && status !== given) converter.losses.add('error-status', response);
      return isUsual ? [] : [this.#codeOf(status, data ?? {})];
    });
    return [...new Set(found)].sort();
  }

  #codeOf(status: string, data: Data): string {
    const name = NAMES.get(status) ?? STATUS_CODES[status] ?? `status ${status}`;
    const base = name.toLowerCase().replaceAll(/\W+/g, '_');
    const text = JSON.stringify(data);
    for (let number = 1; ; number += 1) {
      const code = number === 1 ? base : `${base}_${number}`;
      const known = this.#codes.get(code);
      if (!known) this.#codes.set(code, { status: Number(status), data });
      if (!known || JSON.stringify(known.data) === text) return code;
    }
  }

  /** Returns the errors for schemas/api.json, by status. */
  declared(): Errors {
    const all = [...this.#codes].sort(([, one], [, other]) => one.status - other.status);
    return Object.fromEntries(
      all.map(([code, { status, data }]) => {
        const message = `${STATUS_CODES[status] ?? 'Error'}.`;
        return [code, Object.keys(data).length === 0 ? [status] : { status, message, data }];
      }),
    );
  }
}

/** Returns the status of an error; that of a range is its first one, and `default` is 500. `null`: the response is not an error. */
export function errorStatus(status: string): string | null {
  if (status === 'default') return '500';
  return /^[45](?:\d\d|XX)$/i.test(status) ? status.replace(/XX$/i, '00') : null;
}

/** Statuses with errors that every endpoint can have. */
const COMMON: ReadonlySet<string> = new Set(['400', '401', '403', '413', '500', '501']);

/** Names that other versions of HTTP have changed. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['413', 'content too large'],
  ['422', 'unprocessable content'],
]);

/** Members that the errors of every service have. */
const OWN: ReadonlySet<string> = new Set([
  ...['type', 'title', 'status', 'detail', 'instance', 'code', 'message', 'data'],
  ...['additional_data', 'additional_errors'],
]);

/** Returns the members of an error response that a service has in the data of an error; `null` if it cannot have them. */
function dataOf(response: JsonMap, converter: SchemaConverter): Data | null {
  const schema = schemaOf(response);
  if (schema === null) return null;
  if (!isMap(schema)) return {};
  const converted = converter.convert(schema, 'response');
  const { type, properties = {}, anyOf, oneOf, ...rest } = converted;
  if (type !== 'object' || anyOf || oneOf) return null;
  // The data of the errors of a service has members that every error has.
  const inData = Object.entries(properties['data']?.properties ?? {});
  const members = [
    ...Object.entries(properties).filter(([name]) => !OWN.has(name)),
    ...inData.filter(([name]) => !/^(?:status|params|details)$/.test(name)),
  ];
  const isPossible = members.every(([name]) => /^[A-Za-z_]\w*$/.test(name) && isPlainName(name));
  if (isPossible) loseRestrictions({ ...rest }, converter.flat(schema), converter);
  return isPossible ? Object.fromEntries(members) : null;
}

/** Whether the errors of a service have all members of an error response. */
export function isUsualError(response: JsonMap, converter: SchemaConverter): boolean {
  const schema = schemaOf(response);
  const { type = 'object', properties } = converter.flat(schema);
  const names = Object.keys(mapIn({ properties }, 'properties'));
  return schema !== null && type === 'object' && names.every((name) => OWN.has(name));
}

/** Returns the schema of a response in JSON, `undefined` without any, and `null` if the response is not JSON. */
function schemaOf(response: JsonMap): unknown {
  const content = Object.entries(mapIn(response, 'content'));
  const [, media] = content.find(([type]) => isJson(type) || type === '*/*') ?? [];
  return content.length > 0 && media === undefined ? null : memberOf(media, 'schema');
}
