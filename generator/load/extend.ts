import { posix } from 'node:path';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { textOf } from './tree.ts';
import type { JsonMember, JsonNode, JsonObject } from './tree.ts';

/** Base files by their paths; `null` is one that could not be read. */
export type Bases = ReadonlyMap<string, JsonNode | null>;

export interface Extended {
  /** The file with everything its bases say; `null` when one of them cannot be had. */
  readonly tree: JsonNode | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Members that are about the file, not about the resource. */
const aboutTheFile = ['$schema', '$extends', 'params'];

/** Merges `file` over its bases and fills in `${…}`. Every value keeps the place where it is written. */
export function extend(file: TextFile, tree: JsonNode, bases: Bases): Extended {
  const diagnostics: Diagnostic[] = [];
  const merged = mergeBases(file.path, tree, bases, [file.path], diagnostics);
  if (merged === null || merged.kind !== 'object') return { tree: merged, diagnostics };
  const filled = fillIn(merged, paramsOf(merged), diagnostics);
  return { tree: without(filled, aboutTheFile), diagnostics };
}

function mergeBases(
  path: string,
  tree: JsonNode,
  bases: Bases,
  chain: readonly string[],
  diagnostics: Diagnostic[],
): JsonNode | null {
  if (tree.kind !== 'object') return tree;
  const reference = textOf(tree, '$extends');
  const place = tree.members.get('$extends')?.value.span;
  if (reference === null || !place) return tree;

  const target = posix.join(posix.dirname(path), reference);
  const base = bases.get(target);
  if (base === undefined) {
    diagnostics.push(diagnose('extends/unknown-file', place, { file: target }));
    return null;
  }
  if (chain.includes(target)) {
    const circle = [...chain.slice(chain.indexOf(target)), target].join(' → ');
    diagnostics.push(diagnose('extends/cycle', place, { circle }));
    return null;
  }
  // A base that is broken has been complained about already.
  if (base === null) return null;
  const below = mergeBases(target, base, bases, [...chain, target], diagnostics);
  return below === null ? null : merge(below, tree);
}

/** Objects are merged member by member, those of the base first; anything else is replaced. */
function merge(base: JsonNode, own: JsonNode): JsonNode {
  if (base.kind !== 'object' || own.kind !== 'object') return own;
  const members = new Map(base.members);
  for (const [name, member] of own.members) {
    const inherited = members.get(name);
    const value = inherited ? merge(inherited.value, member.value) : member.value;
    members.set(name, { name: member.name, value });
  }
  return { kind: 'object', span: own.span, members };
}

type Params = ReadonlyMap<string, string>;

/** What `${…}` can name: the file's `params`, and `resource`, `singular` and `base`. */
function paramsOf(tree: JsonObject): Params {
  const params = new Map<string, string>();
  const given = tree.members.get('params')?.value;
  for (const name of given?.kind === 'object' ? given.members.keys() : []) {
    params.set(name, (given && textOf(given, name)) ?? '');
  }
  // `base` comes last, since it may itself be given in terms of the others.
  for (const name of ['resource', 'singular', 'base']) {
    const text = textOf(tree, name);
    if (text !== null)
      params.set(
        name,
        replaceParams(text, (param) => params.get(param)),
      );
  }
  return params;
}

function fillIn(tree: JsonObject, params: Params, diagnostics: Diagnostic[]): JsonObject {
  const fillText = (text: string, span: JsonNode['span']): string =>
    replaceParams(text, (param) => {
      const value = params.get(param);
      if (value === undefined) diagnostics.push(diagnose('extends/unknown-param', span, { param }));
      return value;
    });

  const fillMembers = (node: JsonObject): JsonObject => {
    const members = [...node.members].map(([name, member]): [string, JsonMember] => [
      fillText(name, member.name),
      { name: member.name, value: fill(member.value) },
    ]);
    return { ...node, members: new Map(members) };
  };

  const fill = (node: JsonNode): JsonNode => {
    switch (node.kind) {
      case 'object':
        return fillMembers(node);
      case 'list':
        return { ...node, items: node.items.map(fill) };
      case 'scalar':
        return typeof node.value === 'string'
          ? { ...node, value: fillText(node.value, node.span) }
          : node;
    }
  };

  return fillMembers(tree);
}

function replaceParams(text: string, valueOf: (param: string) => string | undefined): string {
  if (!text.includes('${')) return text;
  return text.replaceAll(/\$\{(\w+)\}/g, (written, param: string) => valueOf(param) ?? written);
}

function without(tree: JsonObject, names: readonly string[]): JsonObject {
  const members = [...tree.members].filter(([name]) => !names.includes(name));
  return { ...tree, members: new Map(members) };
}
