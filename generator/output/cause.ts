import type { Span } from '../diagnostics/diagnostic.ts';
import type { Sources } from '../load/load.ts';
import { nodeAt } from '../load/tree.ts';
import type { JsonNode } from '../load/tree.ts';
import type { Drift } from './drift.ts';
import { sourceIn } from './checksum.ts';

/** Returns the position in a schema file that caused a difference; `null` if none is found, as for a removed member. */
export async function causeOf(drift: Drift, sources: Sources): Promise<Span | null> {
  if (drift.kind !== 'stale' && drift.kind !== 'missing') return null;
  const to = await drift.to();
  const source = sourceIn(drift.path, to);
  const { resources, argSets, types, bases, about } = sources;
  const files = [...resources, ...argSets, ...types, ...bases, ...about];
  // A header names a folder if there are several sources.
  const own = files.filter(({ file }) => file.path === source);
  if (drift.kind === 'missing') return own[0] ? nameOf(own[0].tree) : null;

  const changed = changedLines(drift.from, to);
  // With more changed lines, no member of a schema stands out.
  if (changed.length > 500) return null;
  const text = changed.join('\n');
  // The merged tree of a file has the positions of its bases.
  for (const { whole } of [...own, ...files]) {
    for (const { span, printed } of entriesOf(whole))
      if (printed.some((form) => text.includes(form) && !drift.from.includes(form))) return span;
  }
  return null;
}

/** Returns the lines of `to` that `from` does not contain, without the header. */
function changedLines(from: string, to: string): string[] {
  const known = new Set(from.split('\n').map((line) => line.trim()));
  const isNew = (line: string) =>
    !known.has(line.trim()) && !/@generated|^ *"x-generated"/.test(line);
  return to.split('\n').filter(isNew);
}

/** Returns the members and items of a value, in the forms in which generated code prints them. */
function* entriesOf(node: JsonNode): Iterable<{ span: Span; printed: readonly string[] }> {
  if (node.kind === 'list') {
    for (const item of node.items)
      if (item.kind === 'scalar') yield { span: item.span, printed: literals(item.value) };
      else yield* entriesOf(item);
  }
  if (node.kind !== 'object') return;
  for (const [key, { name, value }] of node.members) {
    yield { span: name, printed: membersAs(key, value) };
    yield* entriesOf(value);
  }
}

function membersAs(key: string, node: JsonNode): readonly string[] {
  if (node.kind !== 'scalar') return [` ${key}: `, ` ${key}?: `, `"${key}": `];
  const members = literals(node.value).flatMap((one) => [`${key}: ${one}`, `"${key}": ${one}`]);
  // Comments of types contain descriptions.
  return key === 'description' ? [...members, ` ${String(node.value)} `] : members;
}

function literals(value: string | number | boolean | null): readonly string[] {
  const json = JSON.stringify(value);
  return typeof value === 'string' ? [json, `'${json.slice(1, -1)}'`] : [json];
}

function nameOf(tree: JsonNode): Span {
  return nodeAt(tree, ['resource'])?.span ?? { ...tree.span, end: tree.span.start + 1 };
}
