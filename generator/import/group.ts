import { groupBy } from '../collections.ts';
import type { Operation } from './operations.ts';
import { collectionShape, RouteTree } from './path.ts';
import type { ApiPath, IsNumber, Segment } from './path.ts';
import { kebab, singularOf } from './words.ts';

/** The operations of one resource. */
export interface Group {
  readonly name: string;
  /** The shape of the path of its collection: `/pets`; `null` for operations that only have a tag in common. */
  readonly collection: string | null;
  readonly operations: readonly Operation[];
}

/** Facts about operations that grouping depends on. */
export interface Facts {
  /** Whether an operation responds with a list. */
  readonly isList: (operation: Operation) => boolean;
  readonly isNumber: IsNumber;
}

/** The operations below one path that ends with text, or of one tag. */
interface Draft {
  /** The texts of the path, or the tag. */
  readonly texts: readonly string[];
  readonly collection: string | null;
  readonly operations: Operation[];
}

/**
 * Groups operations into resources: a path that ends with text is a resource if it has items (`/pets/{id}`) or is a list. Other operations
 * belong to the resource above them, else to their tag.
 */
export function grouped(operations: readonly Operation[], facts: Facts): readonly Group[] {
  const prefix = commonTexts(operations);
  const collections = collectionsOf(operations, facts);
  const drafts = new Map<string, Draft>();
  const add = (key: string, texts: readonly string[], operation: Operation, shape?: string) => {
    const draft = drafts.get(key) ?? { texts, collection: shape ?? null, operations: [] };
    drafts.set(key, draft);
    draft.operations.push(operation);
  };
  const loose: Operation[] = [];
  for (const operation of operations) {
    const { segments } = operation.path;
    const above = segments.map((_, at) => segments.slice(0, segments.length - at));
    const own = above.find((path) => collections.has(collectionShape(path)));
    if (own) add(collectionShape(own), textsOf(own.slice(prefix)), operation, collectionShape(own));
    else loose.push(operation);
  }
  const byTag = new Map<string, string>();
  for (const [key, { texts }] of [...drafts].reverse())
    if (texts.length === 1) byTag.set(kebab(texts.join()), key);
  for (const operation of loose) {
    const texts = textsOf(operation.path.segments.slice(prefix));
    const name = operation.tag ?? texts[0] ?? 'root';
    add(byTag.get(kebab(name)) ?? `tag ${kebab(name)}`, [name], operation);
  }
  const named = namesOf([...drafts.values()]);
  return withoutShadows(
    [...named].map(([name, { collection, operations: own }]) => {
      return { name, collection, operations: own };
    }),
    facts,
  );
}

/** The number of segments of text that all paths start with. One is left to name a resource after. */
function commonTexts(operations: readonly Operation[]): number {
  const [first, ...others] = operations.map(({ path }) => path.segments);
  if (!first) return 0;
  let count = 0;
  while (first[count]?.kind === 'text') {
    const pattern = first[count]?.pattern;
    const isCommon = others.every((segments) => segments[count]?.pattern === pattern);
    const isLast = [first, ...others].some(
      (segments) => textsOf(segments.slice(count + 1)).length === 0,
    );
    if (!isCommon || isLast) break;
    count += 1;
  }
  return count;
}

function collectionsOf(operations: readonly Operation[], { isList }: Facts): ReadonlySet<string> {
  const found = new Set<string>();
  for (const { path } of operations) {
    for (const [at, segment] of path.segments.entries()) {
      const isItem = segment.kind !== 'text' && path.segments[at - 1]?.kind === 'text';
      if (isItem) found.add(collectionShape(path.segments.slice(0, at)));
    }
  }
  const methods = new Map<string, Set<string>>();
  for (const operation of operations) {
    const { segments } = operation.path;
    // A list next to items is a view of them: `/pets/findByStatus`.
    const isView = found.has(collectionShape(segments.slice(0, -1)));
    if (segments.at(-1)?.kind !== 'text' || isView) continue;
    const shape = collectionShape(segments);
    const known = methods.get(shape) ?? new Set();
    methods.set(shape, known.add(operation.method));
    const reads = operation.method === 'GET' && isList(operation);
    if (reads || (known.has('GET') && known.has('POST'))) found.add(shape);
  }
  return found;
}

function textsOf(segments: readonly Segment[]): readonly string[] {
  return segments.flatMap(({ kind, text }) => {
    const name = text.replace(/\.json$/, '');
    return kind === 'text' && kebab(name) !== '' ? [name] : [];
  });
}

/** Segments that rarely name a resource. */
const TECHNICAL = /^(?:api|rest|apis|v\d[\w.]*|\d{4}-\d\d-\d\d)$/i;

/** Names drafts after the last text of their paths, with as many of the texts before it as make the names unique. */
function namesOf(drafts: readonly Draft[]): ReadonlyMap<string, Draft> {
  let left = drafts.map((draft) => ({ draft, count: 1 }));
  for (;;) {
    const byName = groupBy(left, ({ draft, count }) => nameOf(draft, count));
    // One more than all texts includes technical ones. Names that are still equal get numbers.
    const next = [...byName.values()].flatMap((same) =>
      same.length === 1
        ? same
        : same.map(({ draft, count }) => {
            return { draft, count: Math.min(count + 1, draft.texts.length + 1) };
          }),
    );
    const total = (all: typeof left): number => all.reduce((sum, { count }) => sum + count, 0);
    if (total(next) === total(left)) return numbered(left);
    left = next;
  }
}

function nameOf({ texts }: Draft, count: number): string {
  // With more words than texts, technical ones count as well.
  const isAll = count > texts.length;
  const plain = isAll ? texts : texts.filter((text) => !TECHNICAL.test(text));
  const words = (plain.length > 0 ? plain : texts).slice(-count).map(kebab);
  const last = words.pop() ?? 'root';
  const name = [...words.map(singularOf), last].filter((word) => word !== '').join('-');
  return RESERVED.has(name) ? `${name}-resource` : name;
}

/** Names that generated code uses itself, that are words of the language, or that Windows reserves. */
const RESERVED = new Set([
  ...['batch', 'client', 'handlers', 'callbacks', 'shared', 'bases', 'meta', 'context', 'index'],
  ...['con', 'prn', 'aux', 'nul', 'new', 'delete', 'import', 'export', 'default', 'package'],
  ...['function', 'class', 'return', 'switch', 'case', 'public', 'private', 'protected', 'static'],
  ...['interface', 'enum', 'void', 'this', 'in', 'do', 'if', 'for', 'try', 'with', 'let', 'var'],
  ...['const', 'null', 'true', 'false', 'undefined', 'arguments', 'eval', 'await', 'yield'],
]);

function numbered(
  left: readonly { readonly draft: Draft; readonly count: number }[],
): ReadonlyMap<string, Draft> {
  const named = new Map<string, Draft>();
  for (const { draft, count } of left) {
    const name = nameOf(draft, count);
    let free = name;
    for (let number = 2; named.has(free); number += 1) free = `${name}-${number}`;
    named.set(free, draft);
  }
  return named;
}

/** Moves operations that another resource would serve to that resource, where they can come first. */
function withoutShadows(groups: readonly Group[], { isNumber }: Facts): readonly Group[] {
  const all = groups.flatMap((group) =>
    group.operations.map((operation) => ({ group, operation })),
  );
  const wide = new RouteTree<readonly [at: number, each: (typeof all)[number]]>();
  for (const [at, each] of all.entries())
    if (hasParameter(each.operation.path)) wide.add(each.operation.path, [at, each], isNumber);
  // An operation that has moved can take others after it. Each moves to an earlier resource, so the loop ends.
  for (let moved = -1; moved !== 0;) {
    moved = 0;
    for (const each of all) {
      const { method, path } = each.operation;
      const [taker] = [...wide.matching(path, isNumber)]
        .filter(
          ([, { group, operation: other }]) =>
            group !== each.group &&
            group.name < each.group.name &&
            other.method === method &&
            other.path.shape !== path.shape,
        )
        .sort(([one], [other]) => one - other);
      if (!taker) continue;
      each.group = taker[1].group;
      moved += 1;
    }
  }
  const operations = new Map(groups.map((group) => [group, [] as Operation[]]));
  for (const { group, operation } of all) operations.get(group)?.push(operation);
  return [...operations]
    .filter(([, own]) => own.length > 0)
    .map(([group, own]) => ({ ...group, operations: own }));
}

function hasParameter({ segments }: ApiPath): boolean {
  return segments.some(({ kind }) => kind === 'parameter');
}
