import type { Api, Arg, Callback, Endpoint, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { checkOf, parserOf, sanitizerOf } from './checks.ts';
import { Imports } from './imports.ts';
import { modules } from './modules.ts';
import { outline } from './outline.ts';
import { block, doc, id, joined, literal, member, property, ts } from './source.ts';
import type { Source } from './source.ts';
import { valueSchema } from './value-schema.ts';
import { served } from './wording.ts';

const page = outline('args');

/** A constant that was written before, whose definitions later ones refer to. */
interface Written {
  readonly constant: () => Source;
  /** Whether all of it may be spread; else its definitions are referred to one by one. */
  readonly spreads: boolean;
  readonly args: readonly Arg[];
  /** Told that one of its definitions is referred to by name. */
  readonly refer?: () => void;
}

/** `generated/shared/args.ts`: the argument sets that endpoints include. */
export function emitSharedArgs(api: Api, names: Names): string {
  const imports = new Imports(names.modules.args, names.settings);
  const constants = api.argSets.map((set) => ({
    doc: doc(set.description ?? `The argument set \`${set.name}\`.`),
    name: id(names.ofSet(set.name)),
    definitions: definitions(set.args, [], imports),
    type: keyed(imports, set.args, 'ArgDefinition'),
  }));
  return page({ imports: imports.statements(), constants });
}

/** `generated/<resource>/args.ts`: the argument definitions of every endpoint, with their checks. */
export function emitArgs(resource: Resource, api: Api, names: Names): string {
  const imports = new Imports(names.of(resource).files.args, names.settings);
  const written: Written[] = api.argSets.map((set) => ({
    constant: () => imports.value(names.modules.args, names.ofSet(set.name)),
    spreads: true,
    args: set.args,
  }));

  const constants = [];
  const referred = new Set<Endpoint>();
  for (const route of resource.routes) {
    for (const endpoint of route.endpoints) {
      const name = id(names.ofEndpoint(endpoint).args);
      constants.push({
        endpoint,
        doc: doc(served(resource, route, endpoint)),
        name,
        definitions: definitions(endpoint.args, written, imports),
      });
      const refer = () => void referred.add(endpoint);
      written.push({ constant: () => name, spreads: false, args: endpoint.args, refer });
    }
  }
  const typed = constants.map(({ endpoint, ...constant }) => ({
    ...constant,
    type: referred.has(endpoint)
      ? keyed(imports, endpoint.args, names.ofRuntime('ArgDefinition'))
      : imports.type(modules.kernel, 'ArgDefinitions', names.ofRuntime('ArgDefinitions')),
  }));
  return page({ imports: imports.statements(), constants: typed });
}

/** The type of definitions of which others are made: it says which there are. */
function keyed(imports: Imports, args: readonly Arg[], alias: string): Source {
  const definition = imports.type(modules.kernel, 'ArgDefinition', alias);
  const names = args.map(({ name }) => literal(name));
  return names.length === 0
    ? ts`Record<never, ${definition}>`
    : ts`Record<${joined(names, ' | ')}, ${definition}>`;
}

/** The object of definitions. Equal definitions are referred to, not repeated. */
function definitions(args: readonly Arg[], written: readonly Written[], imports: Imports): Source {
  const members: Source[] = [];
  for (let at = 0; at < args.length;) {
    const rest = args.slice(at);
    const whole = written.find((known) => known.spreads && isStartOf(known.args, rest));
    if (whole) {
      members.push(ts`...${whole.constant()}`);
      at += whole.args.length;
      continue;
    }
    const arg = rest[0] as Arg; // `at` is below the length
    const like = written.find((known) => known.args.some((other) => same(arg, other)));
    like?.refer?.();
    members.push(
      member(arg.name, like ? property(like.constant(), arg.name) : definition(arg, imports)),
    );
    at += 1;
  }
  return block(members);
}

function isStartOf(set: readonly Arg[], args: readonly Arg[]): boolean {
  // The set is no longer than what it is compared with.
  return set.length <= args.length && set.every((arg, at) => same(arg, args[at] as Arg));
}

function same(a: Arg, b: Arg): boolean {
  return a === b || (a.name === b.name && print(a) === print(b));
}

const prints = new WeakMap<Arg, string>();

function print(arg: Arg): string {
  const known = prints.get(arg);
  if (known !== undefined) return known;
  const text = JSON.stringify([arg.definition, arg.validate, arg.sanitize]);
  prints.set(arg, text);
  return text;
}

function definition(arg: Arg, imports: Imports): Source {
  const members = Object.entries(arg.definition).map(([name, value]) =>
    member(name, literal(value)),
  );
  const validate = validation(arg, imports);
  const sanitize = sanitization(arg, imports);
  if (validate) members.push(member('validate_callback', validate));
  if (sanitize) members.push(member('sanitize_callback', sanitize));
  return block(members);
}

function validation(arg: Arg, imports: Imports): Source | null {
  if (arg.validate.by !== 'schema') return byName(arg.validate, imports);
  imports.value(modules.kernel, 'k');
  return checkOf(valueSchema(arg));
}

function sanitization(arg: Arg, imports: Imports): Source | null {
  const { validate, sanitize } = arg;
  if (sanitize.by !== 'schema' && sanitize.by !== 'absent') return byName(sanitize, imports);
  if (sanitize.by === 'absent' && arg.definition.type === undefined) return null;

  imports.value(modules.kernel, 'k');
  // What has been checked by its schema already needs no second check.
  const isChecked = sanitize.by === 'schema' || validate.by === 'schema';
  return isChecked ? sanitizerOf(valueSchema(arg)) : parserOf(valueSchema(arg));
}

function byName(callback: Callback, imports: Imports): Source | null {
  switch (callback.by) {
    case 'kernel':
      return imports.value(modules.kernel, callback.name);
    case 'site':
    case 'registration':
      return literal(callback.name);
    case 'nobody':
      return literal(null);
    case 'schema':
    case 'absent':
      return null;
  }
}
