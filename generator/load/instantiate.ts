import type { Span } from '../diagnostics/diagnostic.ts';
import { addedTo, isText, nodeAt, textOf } from './tree.ts';
import type { JsonNode, JsonObject } from './tree.ts';

export type Params = ReadonlyMap<string, string>;

/** The features and parameters that a file gives its bases. */
interface Choices {
  readonly features: ReadonlySet<string>;
  readonly params: Params;
  /** Whether no other file is merged over the tree, so that the rest of `$add` is settled. */
  readonly isFinal: boolean;
}

/**
 * Removes the parts of a tree that are `$for` other features, and replaces `${param}` in names and strings. In a list,
 * `{ "$for": "…", "value": … }` stands for its value.
 */
export function instantiate(root: JsonObject, { features, params, isFinal }: Choices) {
  /** Every feature that a part of the tree has in `$for`. */
  const knownFeatures = new Set<string>();
  const unknownParams: { param: string; span: Span }[] = [];

  const isLeftOut = (node: JsonNode): boolean => {
    const feature = textOf(node, '$for');
    if (feature === null) return false;
    knownFeatures.add(feature);
    return !features.has(feature);
  };
  const fill = (text: string, span: Span): string =>
    replaceParams(text, (param) => {
      const value = params.get(param);
      if (value === undefined) unknownParams.push({ param, span });
      return value;
    });
  const ofObject = (node: JsonObject): JsonObject => {
    const kept = [...node.members].filter(
      ([key, { value }]) => key !== '$for' && !isLeftOut(value),
    );
    const members = kept.map(
      ([key, { name, value }]) => [fill(key, name), { name, value: of(value) }] as const,
    );
    return { ...node, members: new Map(members) };
  };
  const of = (node: JsonNode): JsonNode => {
    if (!node.isOpen) return node;
    switch (node.kind) {
      case 'object': {
        const made = ofObject(node);
        return (isFinal ? addedTo(made) : null) ?? made;
      }
      case 'list': {
        const items = node.items.flatMap((item) => {
          const value = textOf(item, '$for') === null ? null : nodeAt(item, ['value']);
          return isLeftOut(item) ? [] : [of(value ?? item)];
        });
        return { ...node, items };
      }
      case 'scalar':
        return isText(node) ? { ...node, value: fill(node.value, node.span) } : node;
    }
  };
  return { tree: ofObject(root), knownFeatures, unknownParams };
}

/** Returns the `params` of a file, or of a base in its `$extends`. */
export function paramsIn(tree: JsonObject): Params {
  const given = tree.members.get('params')?.value;
  const names = given?.kind === 'object' ? [...given.members.keys()] : [];
  return new Map(names.map((name) => [name, (given && textOf(given, name)) ?? '']));
}

/** Returns the parameters of a resource file: its `params`, and `resource`, `singular`, `base` and `namespace`. */
export function paramsOf(tree: JsonObject): Params {
  const params = new Map(paramsIn(tree));
  params.set('namespace', textOf(tree, 'namespace') || '{core}');
  // `base` is last: it may contain the others.
  for (const name of ['resource', 'singular', 'base']) {
    const text = textOf(tree, name);
    const filled = text && replaceParams(text, (param) => params.get(param));
    if (filled !== null) params.set(name, filled);
  }
  return params;
}

function replaceParams(text: string, valueOf: (param: string) => string | undefined): string {
  if (!text.includes('${')) return text;
  return text.replaceAll(/\$\{(\w+)\}/g, (written, param: string) => valueOf(param) ?? written);
}
