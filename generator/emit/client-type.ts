import type { Api, ContextView, Link, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { embeddableLinks, embeddedBy } from './embedded.ts';
import type { Imports } from './imports.ts';
import { id, inline, joined, literal, member, property, ts } from './source.ts';
import type { Source } from './source.ts';

/** Returns the members of the interface that describes a resource to the client. */
export function describe(resource: Resource, api: Api, names: Names, imports: Imports) {
  const { files, view: nameOf, described } = names.of(resource);
  const typeOf = ({ context }: ContextView): Source =>
    property(imports.allTypes(files.types, 'types'), nameOf(context));
  const fieldsIn = (view: ContextView, at: number): Source =>
    fieldsOf(view, typeOf(view), resource.contexts.slice(0, at), id(described));
  return {
    data: inline(resource.contexts.map((view) => member(view.context, typeOf(view)))),
    fields: inline(resource.contexts.map((view, at) => member(view.context, fieldsIn(view, at)))),
    embeds: embedsOf(resource, api, names, imports),
  };
}

/** Prints the field paths of a view as a union that refers to those of an earlier view, and to the keys of its type, which can be augmented. */
function fieldsOf(
  view: ContextView,
  type: Source,
  earlier: readonly ContextView[],
  described: Source,
): Source {
  const paths = new Set(view.paths);
  const base = earlier
    .filter((other) => other.paths.length > 0 && other.paths.every((path) => paths.has(path)))
    .sort((a, b) => b.paths.length - a.paths.length)[0];
  const known = new Set(base?.paths);
  const { additionalProperties, patternProperties, properties = {} } = view.schema;
  const names = Object.keys(properties);
  const isOpen = Boolean(additionalProperties ?? patternProperties);
  // Whether all keys of the type can be used in `_fields`.
  const byKey =
    !isOpen && names.length > 0 && names.every((name) => /^[A-Za-z_$][\w$]*$/.test(name));
  const more = view.paths.filter((path) => !known.has(path) && !(byKey && !path.includes('.')));
  const union = [
    ...(base ? [ts`${described}['fields'][${base.context}]`] : []),
    ...(byKey ? [ts`keyof ${type}`] : []),
    ...more.map(literal),
  ];
  return union.length === 0 ? ts`never` : joined(union, ' | ');
}

/** Prints the type that each relation embeds: an item or a list of items. */
function embedsOf(resource: Resource, api: Api, names: Names, imports: Imports): Source {
  const typeOf = (link: Link): Source => {
    const found = embeddedBy(link, api);
    if (!found) return ts`object`;
    const { files, item, view } = names.of(found.target);
    const isKnown = found.target.contexts.some(({ context }) => context === found.view);
    const name = isKnown ? view(found.view) : item;
    const type =
      found.target.name === resource.name
        ? property(imports.allTypes(files.types, 'types'), name)
        : imports.type(files.types, name);
    return found.isList ? ts`readonly ${type}[]` : type;
  };
  const relations = [...embeddableLinks(resource)].map(([relation, links]) => {
    const distinct = new Map(links.map(typeOf).map((type) => [type.text, type]));
    return member(relation, joined([...distinct.values()], ' | '));
  });
  return relations.length === 0 ? ts`Record<never, never>` : inline(relations);
}
