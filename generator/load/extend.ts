import { posix } from 'node:path';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { hint } from '../diagnostics/hint.ts';
import { instantiate, paramsIn, paramsOf } from './instantiate.ts';
import type { Params } from './instantiate.ts';
import { addedTo, isText, nodeAt } from './tree.ts';
import type { JsonNode, JsonObject, JsonText } from './tree.ts';

/** Bases by path; `null` for a base that cannot be parsed. */
export type Bases = ReadonlyMap<string, JsonNode | null>;

/**
 * Merges `file` over its bases, selects its features and fills in `${…}`. Every value keeps its position. In a base, features and `${…}`
 * stay open, and diagnostics are left to the resources that extend it. `tree` is `null` if a base is missing or invalid.
 */
export function extend({ path }: TextFile, tree: JsonNode, bases: Bases, isBase = false) {
  const merge: Merge = { bases, chain: [path], diagnostics: [] };
  let whole = mergeBases(path, tree, merge);
  if (whole?.kind === 'object') {
    if (!isBase) whole = choose(whole, whole, paramsOf(whole), merge.diagnostics, true);
    whole = withoutFileMembers(whole);
  }
  return { tree: whole, diagnostics: isBase ? [] : merge.diagnostics };
}

/** The state of the merge of one file. */
interface Merge {
  readonly bases: Bases;
  /** Paths from the file to the current base. */
  readonly chain: readonly string[];
  readonly diagnostics: Diagnostic[];
}

function mergeBases(path: string, tree: JsonNode, merge: Merge): JsonNode | null {
  let below: JsonNode | null = null;
  for (const reference of referencesIn(tree)) {
    const named = pathIn(reference);
    // Reported as a value of the wrong type.
    if (named === null) continue;
    const base = baseOf(named, path, reference, merge);
    if (base === null) return null;
    below = below === null ? base : mergeTrees(below, base);
  }
  return below === null ? tree : mergeTrees(below, tree);
}

/** Returns the references in `$extends`: paths of bases, and objects with params and features. */
export function referencesIn(tree: JsonNode): readonly JsonNode[] {
  const reference = nodeAt(tree, ['$extends']);
  return reference === null ? [] : reference.kind === 'list' ? reference.items : [reference];
}

/** Returns the string with the path of a base; `null` for a reference of the wrong type. */
export function pathIn(reference: JsonNode): JsonText | null {
  const path = reference.kind === 'object' ? nodeAt(reference, ['base']) : reference;
  return path && isText(path) ? path : null;
}

/** Returns the base that a reference in the file at `from` names, merged with its own bases and the params and features of the reference. */
function baseOf(named: JsonText, from: string, reference: JsonNode, merge: Merge): JsonNode | null {
  const { value: written, span } = named;
  const { bases, chain, diagnostics } = merge;
  const path = posix.join(posix.dirname(from), written);
  const base = bases.get(path);
  if (base === undefined) {
    const values = { file: path, hint: similarBase(written, span, bases) };
    diagnostics.push(diagnose('extends/unknown-file', span, values));
    return null;
  }
  if (chain.includes(path)) {
    const circle = [...chain.slice(chain.indexOf(path)), path].join(' → ');
    diagnostics.push(diagnose('extends/cycle', span, { circle }));
    return null;
  }
  // A base that cannot be parsed has its own diagnostics.
  if (base === null) return null;
  const whole = mergeBases(path, base, { ...merge, chain: [...chain, path] });
  if (whole?.kind !== 'object' || reference.kind !== 'object') return whole;
  // The params of the file replace the rest of `${…}`.
  return withoutFileMembers(choose(whole, reference, paramsIn(reference), diagnostics, false));
}

/** ` Did you mean "../bases/work.json"?` for a base with a similar name in any folder, else where bases are. */
function similarBase(written: string, span: Span, bases: Bases): string {
  const nameOf = (path: string) => posix.basename(path, '.json');
  const similar = [...bases.keys()].find((path) => hint(nameOf(written), [nameOf(path)]) !== '');
  if (similar === undefined)
    return written.includes('bases/') ? '' : ' Only files in bases/ are bases.';
  const reference = posix.relative(posix.dirname(span.file.path), similar);
  return hint(reference, [reference]);
}

/** Selects the features that `file` names and fills in `params`. */
function choose(
  tree: JsonObject,
  file: JsonObject,
  params: Params,
  diagnostics: Diagnostic[],
  isFinal: boolean,
): JsonObject {
  const named = nodeAt(file, ['features']);
  const listed = named?.kind === 'list' ? named.items.filter(isText) : [];
  const features = new Set(listed.map(({ value }) => value));
  const made = instantiate(tree, { features, params, isFinal });
  for (const { value: feature, span } of listed)
    if (!made.knownFeatures.has(feature))
      diagnostics.push(diagnose('extends/unknown-feature', span, { feature }));
  for (const { param, span } of isFinal ? made.unknownParams : [])
    diagnostics.push(diagnose('extends/unknown-param', span, { param }));
  return made.tree;
}

/** Leaves out the members about the file itself. */
function withoutFileMembers(tree: JsonObject): JsonObject {
  const names = ['$schema', 'format', '$extends', 'params', 'features'];
  const members = [...tree.members].filter(([name]) => !names.includes(name));
  return { ...tree, members: new Map(members) };
}

/** Merges objects member by member, appends `{ "$add": […] }` to a list, and replaces any other value. */
function mergeTrees(base: JsonNode, own: JsonNode): JsonNode {
  const added = addedTo(own);
  if (added !== null) {
    const before = base.kind === 'list' ? base : addedTo(base);
    // The list to append to may be in a base that is merged later.
    if (before === null) return own;
    const items = [...before.items, ...added.items];
    const list: JsonNode = { ...added, isOpen: items.some(({ isOpen }) => isOpen), items };
    if (base.kind === 'list') return list;
    return {
      ...{ kind: 'object', span: own.span, isOpen: true },
      members: new Map([['$add', { name: own.span, value: list }]]),
    };
  }
  if (base.kind !== 'object' || own.kind !== 'object') return own;
  const members = new Map(base.members);
  for (const [key, { name, value }] of own.members) {
    const inherited = members.get(key);
    members.set(key, { name, value: inherited ? mergeTrees(inherited.value, value) : value });
  }
  return { kind: 'object', span: own.span, isOpen: base.isOpen || own.isOpen, members };
}
