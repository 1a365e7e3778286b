import { valueSanitizers } from '../../runtime/schema/callbacks.ts';
import { readingOf } from '../../runtime/schema/readings.ts';
import type { Arg, Callback, Resource } from '../model/api.ts';
import { reservedWords } from '../names/identifiers.ts';
import type { Names } from '../names/names.ts';
import { isDeep } from './checks/dialect.ts';
import { failureOf, readOf, usesKernel } from './checks/reader.ts';
import type { Constant } from './checks/reader.ts';
import { Imports } from './imports.ts';
import { modules } from './modules.ts';
import { outline } from './outline.ts';
import { doc, id, joined, member, ts } from './source.ts';
import type { Source } from './source.ts';
import { valueSchema } from './value-schema.ts';
import { served } from './wording.ts';

const page = outline('readers');

/** `generated/<resource>/readers.ts`: the arguments of every endpoint, read in straight line. */
export function emitReaders(resource: Resource, names: Names): string {
  const imports = new Imports(names.of(resource).files.readers, names.settings);
  const type = imports.type(modules.kernel, 'ArgsReader', names.ofRuntime('ArgsReader'));
  const constants: { name: Source; value: Source }[] = [];
  const constant: Constant = (value) => {
    const known = constants.find((one) => one.value.text === value.text);
    if (known) return known.name;
    const name = id(`map${constants.length + 1}`);
    constants.push({ name, value });
    return name;
  };
  const readers = resource.routes.flatMap((route) =>
    route.endpoints.map((endpoint) => ({
      doc: doc(served(resource, route, endpoint)),
      name: id(names.ofEndpoint(endpoint).reader),
      value: readerOf(endpoint.args, imports, constant),
    })),
  );
  return page({ imports: imports.statements(), constants, readers, type });
}

/** What of an argument decides how it is read. */
export type ReadArg = Pick<Arg, 'name' | 'definition' | 'shown' | 'validate' | 'sanitize'>;

/** The reader of the arguments of an endpoint: an expression. */
export function readerOf(args: readonly ReadArg[], imports: Imports, constant: Constant): Source {
  const all = args.flatMap((arg) => {
    const statement = isVariable(arg.name) ? statementOf(arg, imports, constant) : null;
    return statement ? [{ name: arg.name, statement, leaves: !isOnlySanitized(arg) }] : [];
  });
  const reads = member(
    'reads',
    all.map(({ name }) => name),
  );
  const read = all.filter(({ statement }) => statement !== STAYS);
  if (read.length === 0) return ts`{ ${reads}, read: () => undefined }`;
  const names = read.map(({ name }) => id(name));
  const parameters = read.some(({ leaves }) => leaves) ? ts`sent, open` : ts`sent`;
  return ts`{
  ${reads},
  read(${parameters}) {
    const { ${joined(names, ', ')} } = sent;
${joined(
  read.map(({ statement }) => statement),
  '\n',
)}
  },
}`;
}

// Values are taken into variables that are called like their arguments.
function isVariable(name: string): boolean {
  return /^[a-z_]\w*$/i.test(name) && !taken.has(name);
}

const taken: ReadonlySet<string> = new Set([
  ...reservedWords,
  ...Object.keys(valueSanitizers),
  ...['sent', 'open', 'read', 'k'],
]);

const STAYS = ts``;

/** Whether an argument is whatever a function of the kernel makes of it: then nothing is left to a check. */
function isOnlySanitized({ validate, sanitize }: ReadArg): boolean {
  return validate.by !== 'schema' && sanitize.by === 'kernel';
}

/**
 * What is done with an argument. `null` when its callbacks have to be called, or its schema is of a
 * kind that is only checked in full.
 */
function statementOf(arg: ReadArg, imports: Imports, constant: Constant): Source | null {
  const { validate, sanitize, name, definition } = arg;
  if (isCalled(validate) || validate.by === 'kernel' || isCalled(sanitize)) return null;
  const isParsed = sanitize.by === 'absent' && definition.type !== undefined;
  const stays = !isParsed && (sanitize.by === 'nobody' || sanitize.by === 'absent');
  const isFree = validate.by !== 'schema' && !isParsed;
  if (isFree && stays) return STAYS;
  const isTakenAsIs = isOnlySanitized(arg);
  const schema = valueSchema(arg);
  const reading = isTakenAsIs || isDeep(schema) ? null : readingOf(schema);
  // Before anything is imported for it: what is left to the full check needs no function here.
  if (!reading && !isTakenAsIs) return null;
  const value = id(name);
  // In brackets, for programs that read no index signature by a plain name.
  const member = ts`sent[${name}]`;
  const callback =
    sanitize.by === 'kernel' && !isSame(arg, sanitize.name)
      ? ts`${member} = ${imports.value(modules.kernel, sanitize.name)}(${value});`
      : null;
  if (!reading) return callback && ts`if (${value} !== undefined) ${callback}`;

  const leave = ts`open.push(${name});`;
  const failure = failureOf(reading, value);
  if (!failure || usesKernel(reading)) imports.value(modules.kernel, 'k');
  if (!failure && !stays && !callback) {
    return ts`if (${value} !== undefined) {
  const read = ${readOf(reading, value, constant)};
  if (read === undefined) ${leave}
  else if (read !== ${value}) ${member} = read;
}`;
  }
  const fails = failure ?? ts`(${readOf(reading, value, constant)}) === undefined`;
  const check = ts`if (${value} !== undefined && (${fails})) ${leave}`;
  return callback ? ts`${check}\nelse if (${value} !== undefined) ${callback}` : check;
}

/** Whether a callback is known only when the endpoint is registered. */
function isCalled({ by }: Callback): boolean {
  return by === 'site' || by === 'registration';
}

/** Whether a callback makes of every good value what the schema makes of it. */
function isSame({ definition }: ReadArg, name: string): boolean {
  const { type, minimum = -1, enum: values } = definition;
  if (name === 'absint' && type === 'integer' && minimum >= 0) return true;
  const sanitize = Object.hasOwn(valueSanitizers, name) ? valueSanitizers[name] : undefined;
  return Boolean(values?.every((value) => sanitize?.(value) === value));
}
