import { fillTemplates, linkRules, argDefinitions } from '../../../runtime/resource/index.ts';
import type { ResourceSpec } from '../../../runtime/resource/index.ts';
import type {
  ArgDefinitions,
  ItemSchema,
  PropertySchema,
  Schema,
} from '../../../runtime/schema/index.ts';
import type { LinkTable } from '../../../runtime/shape/index.ts';
import { postTermsBase } from '../../../generated/bases/post-terms.ts';
import { argSets } from '../../../generated/shared/sets.ts';
import type { PostType } from '../post-types.ts';
import type { Taxonomy } from '../taxonomies.ts';
import type { RegisteredMeta } from './values.ts';

/** The additions of run-time registration to a resource of the schema files. */
export interface Extension {
  readonly properties: { readonly [name: string]: PropertySchema };
  /** The schemas of the members of `meta`. */
  readonly meta: { readonly [name: string]: Schema };
  readonly schemaLinks: readonly object[];
  readonly links: LinkTable;
  readonly listArgs: ArgDefinitions;
}

/** Returns the additions of meta values, terms and settings to a resource; `null` for none. */
export function extensionOf(parts: {
  readonly meta?: readonly RegisteredMeta[];
  readonly terms?: readonly ResourceSpec[];
  readonly links?: LinkTable;
  readonly properties?: Extension['properties'];
}): Extension | null {
  const { meta = [], terms = [], links = [], properties = {} } = parts;
  const counts = [meta.length, terms.length, links.length, Object.keys(properties).length];
  if (counts.every((count) => count === 0)) return null;
  return {
    properties: Object.assign({}, properties, ...terms.map(({ schema }) => schema.properties)),
    meta: Object.fromEntries(meta.map(({ name, schema }) => [name, schema])),
    schemaLinks: terms.flatMap(({ schema }) => linksOf(schema)),
    links: [...links, ...terms.flatMap((spec) => linkRules(spec))],
    listArgs: Object.assign({}, ...terms.map(listArgs)),
  };
}

/** Returns the additions of the terms of a taxonomy to the posts of a type. */
export function postTerms(type: PostType, taxonomy: Taxonomy): ResourceSpec {
  return fillTemplates([
    {
      template: postTermsBase,
      params: { ...wordsOf(type), ...termWords(taxonomy) },
      features: termFeatures(taxonomy),
    },
  ]);
}

/** Returns the links of a term to the posts of its taxonomy's types. */
export function postLinks(
  taxonomy: Pick<Taxonomy, 'base' | 'postTypes'>,
  types: { readonly postType: (name: string) => PostType | undefined },
) {
  const posts = taxonomy.postTypes.flatMap((name) => {
    const type = types.postType(name);
    if (!type?.isShown) return [];
    return [{ href: `/${type.namespace ?? '{core}'}/${type.base}?${taxonomy.base}={id}` }];
  });
  return posts.length > 0 ? { '{api_rel}post_type': posts } : {};
}

/** Returns the features of the fields of posts for the terms of a taxonomy. */
export function termFeatures({ isHierarchical }: Taxonomy): ReadonlySet<string> {
  return new Set(['several', isHierarchical ? 'hierarchical' : 'flat']);
}

/** Returns the template parameters for a post type or a taxonomy. */
export function wordsOf({ name, label, base, namespace }: PostType | Taxonomy) {
  return {
    resource: name,
    singular: label.singular.toLowerCase(),
    base,
    namespace: namespace ?? '{core}',
  };
}

/** Returns the template parameters for the terms of a taxonomy in posts. */
export function termWords({ name, label, base, namespace }: Taxonomy) {
  return {
    taxonomy: name,
    terms: base,
    term: label.singular.toLowerCase(),
    terms_namespace: namespace ?? '{core}',
  };
}

/** Returns the schema with the additions, if there are any. */
export function extendedSchema<S extends ItemSchema>(schema: S, extension: Extension | null): S {
  if (!extension) return schema;
  const { meta } = schema.properties;
  const links = [...linksOf(schema), ...extension.schemaLinks];
  return {
    ...schema,
    properties: {
      ...schema.properties,
      ...(meta
        ? { meta: { ...withMeta(meta, extension), answers: responseMeta(meta, extension) } }
        : {}),
      ...extension.properties,
    },
    ...(links.length > 0 ? { links } : {}),
  };
}

/** Returns the property `meta`, or its argument, with the registered values. */
export function withMeta<S extends Schema>(meta: S, extension: Extension): S {
  return { ...meta, properties: { ...meta.properties, ...extension.meta } };
}

function responseMeta(meta: Schema, extension: Extension): Schema {
  const values = Object.entries(extension.meta).map(([name, one]) => [name, orNull(one)] as const);
  return { ...meta, properties: { ...meta.properties, ...Object.fromEntries(values) } };
}

/** Returns the schema of a registered value in responses: null replaces a stored value that its schema rejects. */
export function orNull(schema: Schema): Schema {
  const { type, enum: values, anyOf, oneOf } = schema;
  if (type === undefined || anyOf || oneOf) return { anyOf: [schema, { type: 'null' }] };
  const types = typeof type === 'string' ? [type] : type;
  return {
    ...schema,
    type: [...types.filter((name) => name !== 'null'), 'null'],
    ...(values && values.length > 0 && { enum: [...values.filter((one) => one !== null), null] }),
  };
}

function linksOf(schema: object): readonly object[] {
  // The type of schemas does not declare `links`, which is a list of objects.
  return 'links' in schema && Array.isArray(schema.links) ? (schema.links as object[]) : [];
}

function listArgs(spec: ResourceSpec): ArgDefinitions {
  // A list route without route-level settings is an endpoint, whose arguments are those of the route.
  const list = spec.routes['/'] as { readonly list?: ResourceSpec['routes'][string] } | undefined;
  return argDefinitions([list?.list?.args], spec, { sets: argSets }, 'GET');
}
