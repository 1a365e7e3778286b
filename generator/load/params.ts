import type { Span } from '../diagnostics/diagnostic.ts';
import { changedMembers, textOf } from './tree.ts';
import type { JsonNode, JsonObject } from './tree.ts';

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

  const fillMembers = (node: JsonObject): JsonObject =>
    changedMembers(node, (name, member) => {
      const value = fill(member.value);
      const filled = value === member.value ? member : { name: member.name, value };
      return [fillText(name, member.name), filled];
    });

  const fill = (node: JsonNode): JsonNode => {
    if (isComplete(node)) return node;
    const filled = filledIn(node);
    if (filled === node && node.kind !== 'scalar' && !isOpen(node)) complete.add(node);
    return filled;
  };

  const filledIn = (node: JsonNode): JsonNode => {
    switch (node.kind) {
      case 'object':
        return fillMembers(node);
      case 'list': {
        const items = node.items.map(fill);
        return items.every((item, index) => item === node.items[index]) ? node : { ...node, items };
      }
      case 'scalar': {
        if (typeof node.value !== 'string') return node;
        const value = fillText(node.value, node.span);
        return value === node.value ? node : { ...node, value };
      }
    }
  };

  return fillMembers(tree);
}

// Most of a base says the same in every resource: those parts are kept, and not looked through again.
const complete = new WeakSet<JsonNode>();

/** Whether there is nothing to be filled in; of a value that says so itself, nothing is kept. */
function isComplete(node: JsonNode): boolean {
  return node.kind === 'scalar' ? !isOpen(node) : complete.has(node);
}

/** Whether something in the node itself, or in a node below that was not complete, is still to be filled in. */
function isOpen(node: JsonNode): boolean {
  switch (node.kind) {
    case 'object':
      for (const [name, { value }] of node.members) {
        if (name.includes('${') || !isComplete(value)) return true;
      }
      return false;
    case 'list':
      return !node.items.every(isComplete);
    case 'scalar':
      return typeof node.value === 'string' && node.value.includes('${');
  }
}

function replaceParams(text: string, valueOf: (param: string) => string | undefined): string {
  if (!text.includes('${')) return text;
  return text.replaceAll(/\$\{(\w+)\}/g, (written, param: string) => valueOf(param) ?? written);
}
