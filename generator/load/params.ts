import type { Span } from '../diagnostics/diagnostic.ts';
import { textOf } from './tree.ts';
import type { JsonMember, JsonNode, JsonObject } from './tree.ts';

export type Params = ReadonlyMap<string, string>;

/** The `params` of a file, or of one of the bases that it names. */
export function paramsIn(tree: JsonObject): Params {
  const params = new Map<string, string>();
  const given = tree.members.get('params')?.value;
  for (const name of given?.kind === 'object' ? given.members.keys() : []) {
    params.set(name, (given && textOf(given, name)) ?? '');
  }
  return params;
}

/** What `${…}` can name in a file: its `params`, and `resource`, `singular`, `base` and `namespace`. */
export function paramsOf(tree: JsonObject): Params {
  const params = new Map(paramsIn(tree));
  // The core namespace has a place of its own in addresses.
  params.set('namespace', textOf(tree, 'namespace') ?? '{core}');
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

/** Fills in `${…}` in names and texts. What `params` do not say stays, and is told to `onUnknown`. */
export function fillIn(
  tree: JsonObject,
  params: Params,
  onUnknown: (param: string, span: Span) => void = () => undefined,
): JsonObject {
  const fillText = (text: string, span: Span): string =>
    replaceParams(text, (param) => {
      const value = params.get(param);
      if (value === undefined) onUnknown(param, span);
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
