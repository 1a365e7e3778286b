import { allSchemas } from '../../runtime/schema/sub-schemas.ts';
import type { Schema } from '../../runtime/schema/types.ts';
import { groupBy, memoized } from '../collections.ts';
import { endpointsOf, type Api, type Arg, type Callback, type Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { render, type Part } from './render.ts';
import { hasParser, ParserWriter } from './parse.ts';
import { block, doc, id, inline, literal, member, property, ts, type Source } from './source.ts';
import { served } from './wording.ts';

/** A constant of definitions that others may refer to. */
interface Written {
  readonly constant: () => Source;
  /** Whether it is an argument set, which others spread as a whole. */
  readonly isSet: boolean;
  readonly args: readonly Arg[];
}

/** Prints `generated/shared/args.ts`: the argument sets that endpoints include, and their parsers. */
export function emitSharedArgs(api: Api, names: Names): string {
  const imports = new Imports(names.modules.args, names);
  const parsers = new ParserWriter(imports);
  const sets = api.argSets.map((set) => {
    const constant = id(names.ofSet(set.name));
    const parse = names.ofSetParser(set.name);
    return {
      doc: doc(set.description ?? `The argument set \`${set.name}\`.`),
      name: constant,
      definitions: definitions(set.args, [], imports),
      parser: hasParser(set.args, true) && parsers.parser(parse, constant, set.args),
    };
  });
  const common = commonArgs(api);
  const constants = {
    doc: doc('Arguments that several resources have in common.'),
    name: id(COMMON),
    definitions: definitions(common, [], imports),
    parser: false,
  };
  return file(common.length > 0 ? [...sets, constants] : sets, parsers, imports);
}

const COMMON = 'repeatedArgs';

/** Returns the arguments that several resources define in the same way, one of each name. */
export const commonArgs = memoized(({ resources }: Api): readonly Arg[] => {
  const uses = resources.flatMap((resource) => {
    const args = endpointsOf(resource).flatMap((endpoint) => endpoint.args);
    const own = args.filter(({ sharedFrom }) => sharedFrom === null);
    return [...new Map(own.map((arg) => [keyOf(arg), arg])).values()];
  });
  // The characters that sharing a definition saves. One of a single line is repeated.
  const saved = ([arg, ...others]: readonly Arg[]): number =>
    arg && text(arg).length > 90 ? text(arg).length * others.length : 0;
  const frequent = [...groupBy(uses, keyOf).values()]
    .filter((group) => saved(group) > 150)
    .sort((a, b) => saved(b) - saved(a));
  const byName = new Map(
    frequent
      .flat()
      .map((arg) => [arg.name, arg] as const)
      .reverse(),
  );
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
});

/** Prints `generated/<resource>/args.ts`: the arguments of every endpoint, and their parsers. */
export function emitArgs(resource: Resource, api: Api, names: Names): string {
  const imports = new Imports(names.of(resource).files.args, names);
  const parsers = new ParserWriter(imports);
  const shared = (name: string) => () => property(imports.all(names.modules.args, 'shared'), name);
  const written: Written[] = [];
  for (const { name, args } of api.argSets) {
    written.push({ constant: shared(names.ofSet(name)), isSet: true, args });
    parsers.know(shared(names.ofSetParser(name)), args);
  }
  written.push({ constant: shared(COMMON), isSet: false, args: commonArgs(api) });
  const endpoints = endpointsOf(resource).map((endpoint) => {
    const { args: name, parse } = names.ofEndpoint(endpoint);
    const constant = id(name);
    const all = definitions(endpoint.args, written, imports);
    written.push({ constant: () => constant, isSet: false, args: endpoint.args });
    return {
      doc: doc(`The arguments of ${served(resource, endpoint)}, and their parser.`),
      name: constant,
      definitions: all,
      parser: parsers.parser(parse, constant, endpoint.args),
    };
  });
  return file(endpoints, parsers, imports);
}

/** Prints `generated/inputs.ts`: the arguments of every endpoint as an object of Standard Schema. */
export function emitInputs(api: Api, names: Names): string {
  const imports = new Imports(names.modules.inputs, names);
  const standardSchema = imports.value(modules.kernel, 'standardSchema');
  const formats = api.about.profile === 'plain' && { formats: 'strict' };
  const all = { ...formats, ...(names.settings.int64 === 'bigint' && { int64: 'bigint' }) };
  const options = Object.keys(all).length > 0 ? ts`, ${all}` : ts``;
  const resources = api.resources.map((resource) => {
    const endpoints = inputsOf(resource, names, imports).map(({ method, args, type }) =>
      member(method, ts`${standardSchema}<${type}>(${args}${options})`),
    );
    return { name: id(names.of(resource).key), endpoints: block(endpoints) };
  });
  return render('inputs', imports, { resources });
}

/** Prints the argument definitions of each endpoint of a resource, and the type of its input. */
export function inputsOf(resource: Resource, names: Names, imports: Imports) {
  const { key, files } = names.of(resource);
  const all = imports.all(files.args, `${key}Args`);
  const types = imports.allTypes(files.types, `${key}Types`);
  return endpointsOf(resource).map((endpoint) => {
    const { method, args, inputType } = names.ofEndpoint(endpoint);
    return { method, args: property(all, args), type: property(types, inputType) };
  });
}

function file(
  constants: readonly { readonly [part: string]: Part }[],
  parsers: ParserWriter,
  imports: Imports,
): string {
  const hasParser = constants.some(({ parser }) => parser);
  return render('args', imports, {
    definitionsType: imports.type(modules.kernel, 'ArgDefinitions'),
    parserType: hasParser && imports.type(modules.kernel, 'ArgsParser'),
    parsers: parsers.constants,
    constants,
  });
}

/** Prints the members of an object of definitions. Equal definitions are printed once and referred to. */
function definitions(args: readonly Arg[], written: readonly Written[], imports: Imports) {
  const members: Source[] = [];
  const keys = args.map(keyOf);
  for (let at = 0; at < args.length;) {
    const set = written.find(
      (known) =>
        known.isSet &&
        known.args.length > 0 &&
        known.args.every((arg, index) => keyOf(arg) === keys[at + index]),
    );
    if (set) {
      members.push(ts`...${set.constant()}`);
      at += set.args.length;
      continue;
    }
    const arg = args[at] as Arg; // `at` is below the length
    const like = written.find((known) => known.args.some((other) => keyOf(other) === keys[at]));
    members.push(
      member(arg.name, like ? property(like.constant(), arg.name) : definition(arg, imports)),
    );
    at += 1;
  }
  return members;
}

const keyOf = memoized((arg: Arg): string => `${arg.name} ${text(arg)}`);

/** Returns a text that equal arguments have in common. */
export const text = memoized(({ definition, validate, sanitize }: Arg) =>
  JSON.stringify([definition, validate, sanitize]),
);

function definition({ definition, validate, sanitize }: Arg, imports: Imports): Source {
  const keywords = Object.entries(definition).map(([name, value]) =>
    // A widened list would give each object the members of the others, as optional ones.
    member(name, hasSchemaList({ [name]: value }) ? ts`${value} as const` : value),
  );
  if (validate.by === 'schema' && sanitize.by === 'schema')
    return inline([...keywords, ts`...${imports.value(modules.kernel, 'bySchema')}`]);
  const callbacks = [
    ['validate_callback', callback(validate, 'validateRequestArg', imports)],
    ['sanitize_callback', callback(sanitize, 'sanitizeRequestArg', imports)],
  ] as const;
  return inline([
    ...keywords,
    ...callbacks.flatMap(([name, value]) => (value ? [member(name, value)] : [])),
  ]);
}

function hasSchemaList(schema: Schema): boolean {
  return [...allSchemas(schema)].some((each) => each.oneOf ?? each.anyOf ?? each.prefixItems);
}

function callback(given: Callback, bySchema: string, imports: Imports): Source | null {
  switch (given.by) {
    case 'schema':
      return literal(bySchema);
    case 'kernel':
      return imports.value(modules.kernel, given.name);
    case 'site':
      return literal(given.name);
    case 'none':
      return literal(null);
    case 'absent':
      return null;
  }
}
