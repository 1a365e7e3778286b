import type { Document } from './document.ts';
import { nodesOf, referenceOf } from './document.ts';
import { isMap, listIn, mapIn, textIn } from './json.ts';
import type { JsonMap } from './json.ts';
import { linkOf, pointed } from './named-types.ts';

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
    for (const [at, tag] of tagsOf(node, all, document).entries()) {
      const link = tag && linkOf(all[at], document);
      if (!link) continue;
      const before = found.get(link.reference);
      const isSame = before === undefined || JSON.stringify(before) === JSON.stringify(tag);
      found.set(link.reference, isSame ? tag : null);
    }
  }
  return new Map([...found].flatMap(([reference, tag]) => (tag ? [[reference, tag]] : [])));
}

/** Returns for each alternative of a `discriminator` the values that choose it; `null` if there are none, or for further alternatives. */
export function tagsOf(
  schema: JsonMap,
  alternatives: readonly unknown[],
  document?: Document,
): readonly (Tag | null)[] {
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
    const target = document?.resolve(one);
    const isUnion = listIn(target, 'oneOf').length + listIn(target, 'anyOf').length > 0;
    return name === '' || isUnion ? null : { member, values };
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

/** Returns a document in which a component with a `discriminator` alone has those that extend it by `allOf` as alternatives. */
export function withAlternatives(root: JsonMap): JsonMap {
  const components = mapIn(root, 'components');
  const schemas = Object.entries(mapIn(components, 'schemas'));
  const children = new Map<string, string[]>();
  for (const [name, schema] of schemas)
    for (const parent of listIn(schema, 'allOf').flatMap((part) => referenceOf(part) ?? []))
      children.set(parent, [...(children.get(parent) ?? []), pointed(SCHEMAS, name)]);
  const whole = schemas.map(([name, schema]) => {
    const own = pointed(SCHEMAS, name);
    const all = new Set([own]);
    // The loop also visits components that are added to the set.
    for (const each of all) for (const child of children.get(each) ?? []) all.add(child);
    all.delete(own);
    const oneOf: object[] = [...all].map(($ref) => ({ $ref }));
    const tags = isMap(schema) && !schema['oneOf'] && !schema['anyOf'] ? tagsOf(schema, oneOf) : [];
    if (!isMap(schema) || tags.length === 0) return [name, schema] as const;
    const { discriminator, ...parent } = schema;
    const [tag] = tagsOf(schema, [{ $ref: own }]);
    const named = Object.values(mapIn(discriminator, 'mapping'));
    // A value can also be of the component itself.
    if (tag && (named.includes(own) || named.includes(name)))
      oneOf.push({ allOf: [parent, schemaOfTag(tag)] });
    return [name, { ...schema, oneOf }] as const;
  });
  return { ...root, components: { ...components, schemas: Object.fromEntries(whole) } };
}

const SCHEMAS = '#/components/schemas/';
