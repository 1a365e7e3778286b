import { memoized } from '../collections.ts';
import type { Api, Arg, Callback, Endpoint, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { outline } from './outline.ts';
import type { Part } from './outline.ts';
import { hasSharedParser, ParserWriter } from './parse.ts';
import { doc, id, inline, literal, member, property, ts } from './source.ts';
import type { Source } from './source.ts';
import { served } from './wording.ts';

const page = outline('args');

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
      parser: hasSharedParser(set) && parsers.parser(parse, constant, set.args),
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

/** Returns the arguments that at least three resources define in the same way, one of each name. */
export const commonArgs = memoized(({ resources }: Api): readonly Arg[] => {
  const uses = new Map<string, { readonly arg: Arg; readonly resources: Set<Resource> }>();
  for (const resource of resources) {
    for (const arg of resource.routes.flatMap(({ endpoints }) => endpoints).flatMap(argsOf)) {
      const key = `${arg.name} ${text(arg)}`;
      const use = uses.get(key) ?? { arg, resources: new Set() };
      uses.set(key, use);
      use.resources.add(resource);
    }
  }
  const frequent = [...uses.values()]
    .filter(({ arg, resources }) => resources.size >= FEWEST_RESOURCES && isLong(arg))
    .sort((a, b) => b.resources.size - a.resources.size);
  const byName = new Map<string, Arg>();
  for (const { arg } of frequent) if (!byName.has(arg.name)) byName.set(arg.name, arg);
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
});

const FEWEST_RESOURCES = 3;

function isLong(arg: Arg): boolean {
  return text(arg).length > LINE_WIDTH;
}

const LINE_WIDTH = 100;

/** Returns the arguments of an endpoint that do not come from a set. */
function argsOf({ args }: Endpoint): readonly Arg[] {
  return args.filter(({ sharedFrom }) => sharedFrom === null);
}

/** Prints `generated/<resource>/args.ts`: the arguments of every endpoint, and their parsers. */
export function emitArgs(resource: Resource, api: Api, names: Names): string {
  const imports = new Imports(names.of(resource).files.args, names);
  const parsers = new ParserWriter(imports);
  const written: Written[] = [];
  for (const set of api.argSets) {
    const shared = () => imports.all(names.modules.args, 'shared');
    const constant = () => property(shared(), names.ofSet(set.name));
    const parse = () => property(shared(), names.ofSetParser(set.name));
    written.push({ constant, isSet: true, args: set.args });
    parsers.know(parse, set.args);
  }
  const common = () => property(imports.all(names.modules.args, 'shared'), COMMON);
  written.push({ constant: common, isSet: false, args: commonArgs(api) });
  const endpoints = resource.routes.flatMap((route) =>
    route.endpoints.map((endpoint) => {
      const { args: name, parse } = names.ofEndpoint(endpoint);
      const constant = id(name);
      const all = definitions(endpoint.args, written, imports);
      written.push({ constant: () => constant, isSet: false, args: endpoint.args });
      return {
        doc: doc(`The arguments of ${served(resource, route, endpoint)}, and their parser.`),
        name: constant,
        definitions: all,
        parser: parsers.parser(parse, constant, endpoint.args),
      };
    }),
  );
  return file(endpoints, parsers, imports);
}

function file(
  constants: readonly { readonly [part: string]: Part }[],
  parsers: ParserWriter,
  imports: Imports,
): string {
  const hasParser = constants.some(({ parser }) => parser);
  return page({
    definitionsType: imports.type(modules.kernel, 'ArgDefinitions'),
    parserType: hasParser && imports.type(modules.kernel, 'ArgsParser'),
    imports: imports.statements(),
    parsers: parsers.constants,
    constants,
  });
}

/** Prints the members of an object of definitions. Equal definitions are printed once and referred to. */
function definitions(
  args: readonly Arg[],
  written: readonly Written[],
  imports: Imports,
): readonly Source[] {
  const members: Source[] = [];
  for (let at = 0; at < args.length;) {
    const rest = args.slice(at);
    const set = written.find((known) => known.isSet && isStartOf(known.args, rest));
    if (set) {
      members.push(ts`...${set.constant()}`);
      at += set.args.length;
      continue;
    }
    const arg = rest[0] as Arg; // `at` is below the length
    const like = written.find((known) => known.args.some((other) => isSame(arg, other)));
    members.push(
      member(arg.name, like ? property(like.constant(), arg.name) : definition(arg, imports)),
    );
    at += 1;
  }
  return members;
}

function isStartOf(set: readonly Arg[], args: readonly Arg[]): boolean {
  return (
    set.length > 0 &&
    set.length <= args.length &&
    set.every((arg, at) => isSame(arg, args[at] as Arg)) // `args` is not shorter
  );
}

function isSame(a: Arg, b: Arg): boolean {
  return a === b || (a.name === b.name && text(a) === text(b));
}

/** Returns a text that equal arguments have in common. */
export const text = memoized(({ definition, validate, sanitize }: Arg) =>
  JSON.stringify([definition, validate, sanitize]),
);

function definition({ definition, validate, sanitize }: Arg, imports: Imports): Source {
  const keywords = Object.entries(definition).map(([name, value]) => member(name, literal(value)));
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

function callback(given: Callback, bySchema: string, imports: Imports): Source | null {
  switch (given.by) {
    case 'schema':
      return literal(bySchema);
    case 'kernel':
      return imports.value(modules.kernel, given.name);
    case 'site':
    case 'registration':
      return literal(given.name);
    case 'nobody':
      return literal(null);
    case 'absent':
      return null;
  }
}
