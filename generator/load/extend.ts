import { posix } from 'node:path';
import { hint } from '../diagnostics/hint.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, Span, TextFile } from '../diagnostics/diagnostic.ts';
import { select } from './features.ts';
import { merge, settled } from './merge.ts';
import { fillIn, paramsIn, paramsOf } from './params.ts';
import { nodeAt } from './tree.ts';
import type { JsonNode, JsonObject } from './tree.ts';

/** Base files by their paths; `null` is one that could not be read. */
export interface Bases {
  get(path: string): JsonNode | null | undefined;
  keys(): Iterable<string>;
}

export interface Extended {
  /** The file with everything its bases say; `null` when one of them cannot be had. */
  readonly tree: JsonNode | null;
  /** Paths of all bases that were merged in. */
  readonly bases: readonly string[];
  readonly diagnostics: readonly Diagnostic[];
}

/** Members that are about the file, not about the resource. */
const aboutTheFile = ['$schema', 'format', '$extends', 'params', 'features'];

/**
 * Merges `file` over its bases, leaves out what is for features that it does not have, and fills in
 * `${…}`. Every value keeps the place where it is written.
 */
export function extend(file: TextFile, tree: JsonNode, bases: Bases): Extended {
  const diagnostics: Diagnostic[] = [];
  const used = new Set<string>();
  const merged = mergeBases(file.path, tree, { bases, used, chain: [file.path], diagnostics });
  if (merged === null || merged.kind !== 'object')
    return { tree: merged, bases: [...used], diagnostics };
  const selected = chosen(merged, merged, diagnostics);
  const filled = fillIn(selected, paramsOf(merged), (param, span) => {
    diagnostics.push(diagnose('extends/unknown-param', span, { param }));
  });
  return { tree: settled(without(filled, aboutTheFile)), bases: [...used], diagnostics };
}

/**
 * Merges a base with its own bases; features and `${…}` stay open. Without diagnostics: those of a missing base are reported at
 * the resources that extend it.
 */
export function extendedBase(file: TextFile, tree: JsonNode, bases: Bases): Extended {
  const used = new Set<string>();
  const merged = mergeBases(file.path, tree, { bases, used, chain: [file.path], diagnostics: [] });
  const whole = merged?.kind === 'object' ? without(merged, aboutTheFile) : merged;
  return { tree: whole, bases: [...used], diagnostics: [] };
}

interface Surroundings {
  readonly bases: Bases;
  readonly used: Set<string>;
  readonly chain: readonly string[];
  readonly diagnostics: Diagnostic[];
}

function mergeBases(path: string, tree: JsonNode, around: Surroundings): JsonNode | null {
  let below: JsonNode | null = null;
  for (const reference of referencesIn(tree)) {
    const named = targetOf(path, reference);
    // The file is read on, so that its shape is judged.
    if (named === null) continue;
    const base = baseOf(named, reference, around);
    if (base === null) return null;
    below = below === null ? base : merge(below, base);
  }
  return below === null ? tree : merge(below, tree);
}

/** ` Did you mean "../bases/work.json"?` where a base has such a name, whatever stands around it. */
function baseLike(written: string, path: string, bases: readonly string[]): string {
  const stemOf = (file: string): string => posix.basename(file, '.json');
  const like = bases.find((base) => hint(stemOf(written), [stemOf(base)]) !== '');
  if (like === undefined) return '';
  const reference = posix.relative(posix.dirname(path), like);
  return hint(reference, [reference]);
}

function referencesIn(tree: JsonNode): readonly JsonNode[] {
  const reference = tree.kind === 'object' ? tree.members.get('$extends')?.value : undefined;
  if (reference === undefined) return [];
  return reference.kind === 'list' ? reference.items : [reference];
}

interface Named {
  readonly written: string;
  readonly span: Span;
  /** Path of the base from the project's root. */
  readonly target: string;
}

/** One that names nothing is complained about as a value of the wrong type. */
function targetOf(path: string, reference: JsonNode): Named | null {
  const named = reference.kind === 'object' ? nodeAt(reference, ['base']) : reference;
  if (named?.kind !== 'scalar' || typeof named.value !== 'string') return null;
  const { value, span } = named;
  return { written: value, span, target: posix.join(posix.dirname(path), value) };
}

/** What `$extends` names: a path, or a path with params and features for that base alone. */
function baseOf(named: Named, reference: JsonNode, around: Surroundings): JsonNode | null {
  const { bases, chain, diagnostics } = around;
  const { target, written, span } = named;
  const base = bases.get(target);
  if (base === undefined) {
    const meant = baseLike(written, span.file.path, [...bases.keys()]);
    diagnostics.push(diagnose('extends/unknown-file', span, { file: target, hint: meant }));
    return null;
  }
  if (chain.includes(target)) {
    const circle = [...chain.slice(chain.indexOf(target)), target].join(' → ');
    diagnostics.push(diagnose('extends/cycle', span, { circle }));
    return null;
  }
  around.used.add(target);
  // A base that does not parse has its own diagnostics.
  if (base === null) return null;
  const whole = mergeBases(target, base, { ...around, chain: [...chain, target] });
  if (whole?.kind !== 'object' || reference.kind !== 'object') return whole;
  const selected = chosen(whole, reference, diagnostics);
  // What these params do not say, those of the file do.
  return without(fillIn(selected, paramsIn(reference)), aboutTheFile);
}

/** The part of `tree` for the features that `file` names; one that nothing is for is a mistake. */
function chosen(tree: JsonObject, file: JsonObject, diagnostics: Diagnostic[]): JsonObject {
  const named = nodeAt(file, ['features']);
  const nodes = named?.kind === 'list' ? named.items : [];
  const features = new Map(
    nodes.flatMap((node) =>
      node.kind === 'scalar' && typeof node.value === 'string' ? [[node.value, node] as const] : [],
    ),
  );
  const { selected, known } = select(tree, new Set(features.keys()));
  for (const [feature, { span }] of features) {
    if (known.has(feature)) continue;
    diagnostics.push(diagnose('extends/unknown-feature', span, { feature }));
  }
  return selected;
}

function without(tree: JsonObject, names: readonly string[]): JsonObject {
  const members = [...tree.members].filter(([name]) => !names.includes(name));
  return { ...tree, members: new Map(members) };
}
