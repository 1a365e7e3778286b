import { changedMembers, nodeAt, textOf } from './tree.ts';
import type { JsonList, JsonNode, JsonObject } from './tree.ts';

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

  const fromObject = (node: JsonObject): JsonObject =>
    changedMembers(node, (name, member) => {
      if (name === '$for' || isLeftOut(member.value)) return null;
      const value = from(member.value);
      return [name, value === member.value ? member : { ...member, value }];
    });

  const from = (node: JsonNode): JsonNode => {
    if (node.kind === 'scalar' || forAll.has(node)) return node;
    const chosen = node.kind === 'object' ? fromObject(node) : fromList(node);
    // What is for a feature is written differently from what is chosen.
    if (chosen === node) forAll.add(node);
    return chosen;
  };

  const fromList = (node: JsonList): JsonList => {
    const items = node.items.filter((item) => !isLeftOut(item)).map((item) => from(valued(item)));
    const isAsBefore =
      items.length === node.items.length &&
      items.every((item, index) => item === node.items[index]);
    return isAsBefore ? node : { ...node, items };
  };

  return { selected: fromObject(tree), known };
}

// Parts of trees in which nothing is for a feature. Most of a base is the same in every resource.
const forAll = new WeakSet<JsonNode>();

function valued(item: JsonNode): JsonNode {
  return textOf(item, '$for') === null ? item : (nodeAt(item, ['value']) ?? item);
}
