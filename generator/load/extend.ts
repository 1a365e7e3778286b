import { posix } from 'node:path';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { hint } from '../diagnostics/hint.ts';
import { instantiate, paramsIn, paramsOf } from './instantiate.ts';
import type { Params } from './instantiate.ts';
import { addedTo, nodeAt } from './tree.ts';
import type { JsonNode, JsonObject } from './tree.ts';

/** Bases by path; `null` for a base that cannot be parsed. */
export interface Bases {
  get(path: string): JsonNode | null | undefined;
  keys(): Iterable<string>;
}

export interface Extended {
  /** The file merged over its bases; `null` if a base is missing or invalid. */
  readonly tree: JsonNode | null;
  /** Paths of all bases, direct and indirect. */
  readonly bases: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Members about the file itself. */
const fileMembers = ['$schema', 'format', '$extends', 'params', 'features'];

/** Merges `file` over its bases, selects its features and fills in `${…}`. Every value keeps its position. */
export function extend(file: TextFile, tree: JsonNode, bases: Bases): Extended {
  const merge = startOf(file, bases);
  const merged = mergeBases(file.path, tree, merge);
  if (merged === null || merged.kind !== 'object') return extended(merged, merge);
  const whole = choose(merged, merged, paramsOf(merged), merge.diagnostics, true);
  return extended(without(whole, fileMembers), merge);
}

/**
 * Merges a base with its own bases. Features and `${…}` stay open, and diagnostics are left to the resources that extend it.
 */
export function extendedBase(file: TextFile, tree: JsonNode, bases: Bases): Extended {
  const merge = startOf(file, bases);
  const merged = mergeBases(file.path, tree, merge);
  const whole = merged?.kind === 'object' ? without(merged, fileMembers) : merged;
  return { ...extended(whole, merge), diagnostics: [] };
}

/** The state of the merge of one file. */
interface Merge {
  readonly bases: Bases;
  readonly used: Set<string>;
  /** Paths from the file to the current base. */
  readonly chain: readonly string[];
  readonly diagnostics: Diagnostic[];
}

function startOf({ path }: TextFile, bases: Bases): Merge {
  return { bases, used: new Set(), chain: [path], diagnostics: [] };
}

function extended(tree: JsonNode | null, { used, diagnostics }: Merge): Extended {
  return { tree, bases: [...used], diagnostics };
}

function mergeBases(path: string, tree: JsonNode, merge: Merge): JsonNode | null {
  let below: JsonNode | null = null;
  for (const reference of referencesIn(tree)) {
    const target = targetOf(path, reference);
    // Reported as a value of the wrong type.
    if (target === null) continue;
    const base = baseOf(target, reference, merge);
    if (base === null) return null;
    below = below === null ? base : mergeTrees(below, base);
  }
  return below === null ? tree : mergeTrees(below, tree);
}

function referencesIn(tree: JsonNode): readonly JsonNode[] {
  const reference = tree.kind === 'object' ? tree.members.get('$extends')?.value : undefined;
  if (reference === undefined) return [];
  return reference.kind === 'list' ? reference.items : [reference];
}

interface Target {
  /** Path of the base from the project's root. */
  readonly path: string;
  readonly written: string;
  readonly span: Span;
}

function targetOf(path: string, reference: JsonNode): Target | null {
  const named = reference.kind === 'object' ? nodeAt(reference, ['base']) : reference;
  if (named?.kind !== 'scalar' || typeof named.value !== 'string') return null;
  const { value, span } = named;
  return { written: value, span, path: posix.join(posix.dirname(path), value) };
}

/** Returns the base that `$extends` names, merged with its own bases; with the params and features of the reference, if it has any. */
function baseOf(target: Target, reference: JsonNode, merge: Merge): JsonNode | null {
  const { bases, chain, diagnostics } = merge;
  const { path, span } = target;
  const base = bases.get(path);
  if (base === undefined) {
    const similar = similarBase(target, bases);
    diagnostics.push(diagnose('extends/unknown-file', span, { file: path, hint: similar }));
    return null;
  }
  if (chain.includes(path)) {
    const circle = [...chain.slice(chain.indexOf(path)), path].join(' → ');
    diagnostics.push(diagnose('extends/cycle', span, { circle }));
    return null;
  }
  merge.used.add(path);
  // A base that cannot be parsed has its own diagnostics.
  if (base === null) return null;
  const whole = mergeBases(path, base, { ...merge, chain: [...chain, path] });
  if (whole?.kind !== 'object' || reference.kind !== 'object') return whole;
  // The params of the file replace the rest of `${…}`.
  const chosen = choose(whole, reference, paramsIn(reference), diagnostics, false);
  return without(chosen, fileMembers);
}

/** ` Did you mean "../bases/work.json"?` for a base with a similar name in any folder. */
function similarBase({ written, span }: Target, bases: Bases): string {
  const name = posix.basename(written, '.json');
  const similar = [...bases.keys()].find(
    (path) => hint(name, [posix.basename(path, '.json')]) !== '',
  );
  if (similar === undefined) return '';
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
  const features = new Map(
    (named?.kind === 'list' ? named.items : []).flatMap((node) =>
      node.kind === 'scalar' && typeof node.value === 'string' ? [[node.value, node.span]] : [],
    ),
  );
  const choices = { features: new Set(features.keys()), params, isFinal };
  const { tree: made, knownFeatures, unknownParams } = instantiate(tree, choices);
  for (const [feature, span] of features)
    if (!knownFeatures.has(feature))
      diagnostics.push(diagnose('extends/unknown-feature', span, { feature }));
  if (isFinal)
    for (const { param, span } of unknownParams)
      diagnostics.push(diagnose('extends/unknown-param', span, { param }));
  return made;
}

function without(tree: JsonObject, names: readonly string[]): JsonObject {
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
    const list: JsonNode = { ...added, items: [...before.items, ...added.items] };
    return base.kind === 'list' || own.kind !== 'object' ? list : withAdded(own, list);
  }
  if (base.kind !== 'object' || own.kind !== 'object') return own;
  const members = new Map(base.members);
  for (const [name, member] of own.members) {
    const inherited = members.get(name);
    const value = inherited ? mergeTrees(inherited.value, member.value) : member.value;
    members.set(name, { name: member.name, value });
  }
  return { kind: 'object', span: own.span, members };
}

function withAdded(own: JsonObject, value: JsonNode): JsonObject {
  const members = [...own.members].map(([name, member]) => [name, { ...member, value }] as const);
  return { ...own, members: new Map(members) };
}
