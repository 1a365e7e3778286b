import { STATUS_CODES } from 'node:http';
import type { Schema } from '../../runtime/schema/types.ts';
import { isJson, loseRestrictions } from './bodies.ts';
import { isMap, isSame, listIn, mapIn, memberOf, textIn, textsIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { isPlainName, plainText } from './keywords.ts';
import type { SchemaConverter } from './schema.ts';

/** The members of the data of an error. */
type Data = { readonly [name: string]: Schema };

/** The errors of schemas/api.json. */
export interface Errors {
  readonly [code: string]:
    readonly number[] | { readonly status: number; readonly message: string; readonly data?: Data };
}

/** An error of a document. */
interface Found {
  /** `not_found`; a further error of this name gets a number. */
  readonly name: string;
  readonly message?: string | undefined;
  readonly data: Data;
}

interface Declared extends Found {
  readonly statuses: readonly number[];
}

/** Collects the errors of operations: those that responses name, else one for each status and schema of its data. */
export class ErrorCodes {
  readonly #codes = new Map<string, Declared>();

  /** Returns the error codes of an operation, sorted. `success` is the status of its success response. */
  of(node: JsonMap, success: string | undefined, converter: SchemaConverter): readonly string[] {
    const found = Object.entries(mapIn(node, 'responses')).flatMap(([given, value]) => {
      const response = converter.document.resolve(value);
      const status = given === success ? null : errorStatus(given);
      if (status === null || !isMap(response)) return [];
      const named = status === given ? namedIn(response, status, converter) : [];
      if (named.length > 0) return named.map((error) => this.#codeOf(status, error));
      const schema = schemaOf(response);
      const data = dataOf(schema, converter);
      for (const [name, given] of Object.entries(mapIn(converter.flat(schema), 'properties'))) {
        const property = converter.flat(given);
        if (OWN.has(name) && 'enum' in property) converter.losses.add('enum', property, 'enum');
      }
      if (!data) converter.losses.add('error-body', response);
      // In a document of this generator, all other errors have names.
      const isCommon = COMMON.has(status) || 'x-generated' in converter.document.root;
      const isUsual = isCommon && Object.keys(data ?? {}).length === 0;
      if (data && !isUsual && status !== given) converter.losses.add('error-status', response);
      return isUsual ? [] : [this.#codeOf(status, { name: nameOf(status), data: data ?? {} })];
    });
    return [...new Set(found)].sort();
  }

  #codeOf(status: string, error: Found): string {
    for (let number = 1; ; number += 1) {
      const code = number === 1 ? error.name : `${error.name}_${number}`;
      const { statuses, ...known } = this.#codes.get(code) ?? { ...error, statuses: [] };
      const all = [...new Set([...statuses, Number(status)])].sort((one, other) => one - other);
      // An error with a message or with data has one status.
      const isPlain = known.message === undefined && Object.keys(known.data).length === 0;
      if (!isSame(known, error) || (all.length > 1 && !isPlain)) continue;
      this.#codes.set(code, { ...known, statuses: all });
      return code;
    }
  }

  /** Returns the errors for schemas/api.json, by status. */
  declared(): Errors {
    const all = [...this.#codes].sort(([, one], [, other]) => firstOf(one) - firstOf(other));
    return Object.fromEntries(
      all.map(([code, { statuses, message, data }]) => {
        const status = firstOf({ statuses });
        const hasData = Object.keys(data).length > 0;
        if (message === undefined && !hasData) return [code, statuses];
        const text = message ?? `${STATUS_CODES[status] ?? 'Error'}.`;
        return [code, { status, message: text, ...(hasData && { data }) }];
      }),
    );
  }
}

function firstOf({ statuses: [status = 500] }: Pick<Declared, 'statuses'>): number {
  return status;
}

function nameOf(status: string): string {
  const name = NAMES.get(status) ?? STATUS_CODES[status] ?? `status ${status}`;
  return name.toLowerCase().replaceAll(/\W+/g, '_');
}

/** Returns the errors of a response whose code is the name of an example, or the only value in one of its schemas. */
function namedIn(response: JsonMap, status: string, converter: SchemaConverter): readonly Found[] {
  const schema = schemaOf(response);
  const alternatives = listIn(converter.flat(schema), 'anyOf');
  const all = alternatives.length > 0 ? alternatives : [schema];
  const schemas = new Map(all.map((each) => [codeOf(each, converter), each]));
  const messages = new Map<string, string | undefined>();
  for (const [name, example] of Object.entries(mapIn(mediaOf(response), 'examples'))) {
    const value = mapIn(converter.document.resolve(example), 'value');
    const { status: own = value['status'] } = mapIn(value, 'data');
    if (value['code'] === name && own === Number(status))
      messages.set(name, textIn(value, 'message'));
  }
  const names = [...messages.keys(), ...schemas.keys()].filter((name) => CODE.test(name));
  const found = [...new Set(names)].flatMap((name): readonly Found[] => {
    const data = dataOf(schemas.get(name) ?? schemas.get(''), converter);
    const message = messages.get(name);
    const hasOwn = message !== undefined && message !== textIn(response, 'description');
    return data ? [{ name, ...(hasOwn && { message: plainText(message) }), data }] : [];
  });
  const isWhole = all.length === schemas.size && found.length === new Set(names).size;
  return isWhole ? found : [];
}

/** Returns the only code that a schema of an error allows; empty if there are more. */
function codeOf(schema: unknown, converter: SchemaConverter): string {
  const code = mapIn(converter.flat(schema), 'properties')['code'];
  const [only = '', ...others] = textsIn(converter.flat(code), 'enum');
  return others.length === 0 ? only : '';
}

/** Codes of schemas/api.json. */
const CODE = /^[a-z][a-z0-9_]*$/;

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

/** Returns the members of the schema of an error that a service has in the data of an error; `null` if it cannot have them. */
function dataOf(schema: unknown, converter: SchemaConverter): Data | null {
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
  const media = mediaOf(response);
  const isOther = media === undefined && Object.keys(mapIn(response, 'content')).length > 0;
  return isOther ? null : memberOf(media, 'schema');
}

function mediaOf(response: JsonMap): unknown {
  const content = Object.entries(mapIn(response, 'content'));
  return content.find(([type]) => isJson(type) || type === '*/*')?.[1];
}
