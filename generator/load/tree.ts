import { memoized } from '../collections.ts';
import type { Span } from '../diagnostics/diagnostic.ts';

/** JSON with the position of every value and name. */
export type JsonNode = JsonObject | JsonList | JsonScalar;

export interface JsonObject extends Spanned<'object'> {
  readonly members: ReadonlyMap<string, JsonMember>;
}

export interface JsonMember {
  readonly name: Span;
  readonly value: JsonNode;
}

interface JsonList extends Spanned<'list'> {
  readonly items: readonly JsonNode[];
}

export interface JsonScalar extends Spanned<'scalar'> {
  readonly value: string | number | boolean | null;
}

interface Spanned<Kind> {
  readonly kind: Kind;
  readonly span: Span;
  /** Whether the text contains `$for`, `$add` or `${…}`, which depend on the file that extends it. */
  readonly isOpen: boolean;
}

export type JsonText = JsonScalar & { readonly value: string };

export function isText(node: JsonNode): node is JsonText {
  return node.kind === 'scalar' && typeof node.value === 'string';
}

/** Names and indexes from a node to a descendant. */
export type Path = readonly (string | number)[];

/** Returns the value of a tree, which must not be modified. Trees share the nodes of a base, and then their values too. */
export function valueOf(node: JsonNode): unknown {
  return node.kind === 'scalar' ? node.value : made(node);
}

const made = memoized((node: JsonObject | JsonList): unknown => {
  if (node.kind === 'list') return node.items.map(valueOf);
  // Defines each member, also one called `__proto__`.
  return Object.fromEntries([...node.members].map(([name, { value }]) => [name, valueOf(value)]));
});

/** Returns the node at `path`, or `null`. */
export function nodeAt(node: JsonNode, path: Path): JsonNode | null {
  return path.reduce<JsonNode | null>((found, step) => found && childOf(found, step), node);
}

/** Returns the position of the value at `path`, or of its nearest existing ancestor. */
export function spanAt(node: JsonNode, path: Path): Span {
  const [step, ...more] = path;
  const child = step === undefined ? null : childOf(node, step);
  return child === null ? node.span : spanAt(child, more);
}

/** Returns the position of the name of the member at `path`, or of the object that lacks it. */
export function nameSpanAt(node: JsonNode, path: Path): Span {
  const owner = nodeAt(node, path.slice(0, -1));
  if (owner?.kind !== 'object') return spanAt(node, path);
  return owner.members.get(String(path.at(-1)))?.name ?? owner.span;
}

/** Returns the member `name` if it is a string, else `null`. */
export function textOf(node: JsonNode, name: string): string | null {
  const value = childOf(node, name);
  return value && isText(value) ? value.value : null;
}

function childOf(node: JsonNode, step: string | number): JsonNode | null {
  if (node.kind === 'object') return node.members.get(String(step))?.value ?? null;
  if (node.kind === 'list') return node.items[Number(step)] ?? null;
  return null;
}

/** Returns the list of `{ "$add": […] }`; `null` for any other node. */
export function addedTo(node: JsonNode): JsonList | null {
  if (node.kind !== 'object' || node.members.size !== 1) return null;
  const list = node.members.get('$add')?.value;
  return list?.kind === 'list' ? list : null;
}
