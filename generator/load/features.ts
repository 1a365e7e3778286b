import { nodeAt, textOf } from './tree.ts';
import type { JsonNode, JsonObject } from './tree.ts';

/**
 * The tree for a resource with these features: what is `$for` another one is left out. In a list,
 * `{ "$for": "…", "value": … }` stands for the value. `known` holds every feature that something is for.
 */
export function select(
  tree: JsonObject,
  features: ReadonlySet<string>,
): { readonly selected: JsonObject; readonly known: ReadonlySet<string> } {
  const known = new Set<string>();

  const isLeftOut = (node: JsonNode): boolean => {
    const feature = textOf(node, '$for');
    if (feature === null) return false;
    known.add(feature);
    return !features.has(feature);
  };

  const fromObject = (node: JsonObject): JsonObject => {
    const members = [...node.members].flatMap(([name, member]) => {
      if (name === '$for' || isLeftOut(member.value)) return [];
      return [[name, { ...member, value: from(member.value) }] as const];
    });
    return { ...node, members: new Map(members) };
  };

  const from = (node: JsonNode): JsonNode => {
    if (node.kind === 'scalar') return node;
    if (node.kind === 'object') return fromObject(node);
    const items = node.items.filter((item) => !isLeftOut(item)).map((item) => from(valued(item)));
    return { ...node, items };
  };

  return { selected: fromObject(tree), known };
}

function valued(item: JsonNode): JsonNode {
  return textOf(item, '$for') === null ? item : (nodeAt(item, ['value']) ?? item);
}
