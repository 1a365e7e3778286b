import { addedTo, changedMembers } from './tree.ts';
import type { JsonNode } from './tree.ts';

/**
 * Objects are merged member by member, those of the base first; `{ "$add": […] }` goes behind the list
 * that is there; anything else is replaced.
 */
export function merge(base: JsonNode, own: JsonNode): JsonNode {
  const added = addedTo(own);
  if (added !== null) {
    const before = base.kind === 'list' ? base : addedTo(base);
    // Where nothing is added to yet, there may be something in a base still to come.
    if (before === null) return own;
    const list: JsonNode = { ...added, items: [...before.items, ...added.items] };
    return base.kind === 'list' ? list : withAdded(own, list);
  }
  if (base.kind !== 'object' || own.kind !== 'object') return own;
  const members = new Map(base.members);
  for (const [name, member] of own.members) {
    const inherited = members.get(name);
    const value = inherited ? merge(inherited.value, member.value) : member.value;
    members.set(name, { name: member.name, value });
  }
  return { kind: 'object', span: own.span, members };
}

function withAdded(own: JsonNode, list: JsonNode): JsonNode {
  if (own.kind !== 'object') return own;
  const members = [...own.members].map(
    ([name, member]) => [name, { ...member, value: list }] as const,
  );
  return { ...own, members: new Map(members) };
}

/** The tree with the list itself wherever there was none to add to. Parts without any are kept. */
export function settled(node: JsonNode): JsonNode {
  if (node.kind === 'scalar' || settledAlready.has(node)) return node;
  const made = settledAnew(node);
  settledAlready.add(made);
  return made;
}

// Most of a base is the same in every resource.
const settledAlready = new WeakSet<JsonNode>();

function settledAnew(node: JsonNode): JsonNode {
  const added = addedTo(node);
  if (added !== null) return settled(added);
  if (node.kind === 'list') {
    const items = node.items.map(settled);
    return items.every((item, index) => item === node.items[index]) ? node : { ...node, items };
  }
  if (node.kind !== 'object') return node;
  return changedMembers(node, (name, member) => {
    const value = settled(member.value);
    return [name, value === member.value ? member : { ...member, value }];
  });
}
