import { groupBy, memoized } from '../collections.ts';
import type { Api, Arg, Callback, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { Imports, modules } from './imports.ts';
import { render } from './render.ts';
import type { Part } from './render.ts';
import { hasSharedParser, ParserWriter } from './parse.ts';
import { doc, id, inline, literal, member, property, ts } from './source.ts';
import type { Source } from './source.ts';
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
  const uses = resources.flatMap((resource) => argsOf(resource).map((arg) => ({ arg, resource })));
  const frequent = [...groupBy(uses, ({ arg }) => `${arg.name} ${text(arg)}`).values()]
    .map((group) => ({ arg: group[0]?.arg, count: new Set(group.map((use) => use.resource)).size }))
    .sort((a, b) => b.count - a.count);
  const byName = new Map<string, Arg>();
  for (const { arg, count } of frequent) {
    const isCommon = arg && count >= FEWEST_RESOURCES && text(arg).length > LINE_WIDTH;
    if (isCommon && !byName.has(arg.name)) byName.set(arg.name, arg);
  }
  return [...byName.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
});

const FEWEST_RESOURCES = 3;

const LINE_WIDTH = 100;

/** Returns the arguments of all endpoints that do not come from a set. */
function argsOf({ routes }: Resource): readonly Arg[] {
  const args = routes.flatMap(({ endpoints }) => endpoints).flatMap((endpoint) => endpoint.args);
  return args.filter(({ sharedFrom }) => sharedFrom === null);
}

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
  for (let at = 0; at < args.length;) {
    const set = written.find((known) => known.isSet && isPartOf(args, at, known.args));
    if (set) {
      members.push(ts`...${set.constant()}`);
      at += set.args.length;
      continue;
    }
    const arg = args[at] as Arg; // `at` is below the length
    const like = written.find((known) => known.args.some((other) => isSame(arg, other)));
    members.push(
      member(arg.name, like ? property(like.constant(), arg.name) : definition(arg, imports)),
    );
    at += 1;
  }
  return members;
}

/** Whether `args` contain the arguments of a set, one after the other, from the index `at` on. */
function isPartOf(args: readonly Arg[], at: number, set: readonly Arg[]): boolean {
  const part = args.slice(at, at + set.length);
  return set.length > 0 && set.every((arg, index) => part[index] && isSame(arg, part[index]));
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
