import type { Document } from './document.ts';
import { nodesOf } from './document.ts';
import { isMap, listIn, mapIn, textIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { linkOf } from './named-types.ts';

/** The values of the member by which a `discriminator` chooses a component. */
export interface Tag {
  readonly member: string;
  readonly values: readonly string[];
}

/** Returns the tags of all components that alternatives with a `discriminator` name, if all of these agree. */
export function tagsByComponent(document: Document): ReadonlyMap<string, Tag> {
  const found = new Map<string, Tag | null>();
  for (const [node] of nodesOf(document.root)) {
    if (!isMap(node)) continue;
    const all = [...listIn(node, 'oneOf'), ...listIn(node, 'anyOf')];
    for (const [at, tag] of tagsOf(node, all).entries()) {
      const link = tag && linkOf(all[at], document);
      if (!link) continue;
      const before = found.get(link.reference);
      const isSame = before === undefined || JSON.stringify(before) === JSON.stringify(tag);
      found.set(link.reference, isSame ? tag : null);
    }
  }
  return new Map([...found].flatMap(([reference, tag]) => (tag ? [[reference, tag]] : [])));
}

/** Returns for each alternative of a `discriminator` the values that choose it; `null` if there are none. */
export function tagsOf(schema: JsonMap, alternatives: readonly unknown[]): readonly (Tag | null)[] {
  const discriminator = mapIn(schema, 'discriminator');
  const member = textIn(discriminator, 'propertyName');
  if (member === undefined || alternatives.length === 0) return [];
  const byTarget = new Map<unknown, string[]>();
  for (const [tag, target] of Object.entries(mapIn(discriminator, 'mapping')))
    byTarget.set(target, [...(byTarget.get(target) ?? []), tag]);
  return alternatives.map((one) => {
    const reference = textIn(one, '$ref');
    const name = reference?.split('/').at(-1) ?? '';
    const values = byTarget.get(reference) ?? byTarget.get(name) ?? [name];
    return name === '' ? null : { member, values };
  });
}

/** Returns a schema of the objects that a tag chooses. */
export function schemaOfTag({ member, values }: Tag): JsonMap {
  return {
    type: 'object',
    required: [member],
    properties: { [member]: { type: 'string', enum: values } },
  };
}
