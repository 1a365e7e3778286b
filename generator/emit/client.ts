import { allowsBatch } from '../../runtime/resource/index.ts';
import { DEFAULT_TOKEN, tokenOf } from '../lower/about.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api, ContextView, Endpoint, Link, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { methodsOf } from './client-method.ts';
import { embeddableLinks, embeddedBy } from './embedded.ts';
import { int64Responses } from './int64.ts';
import { Imports, modules, specifierOf } from './imports.ts';
import { render } from './render.ts';
import { doc, id, inline, joined, literal, member, property, ts } from './source.ts';
import type { Source } from './source.ts';
import { commentOf, declaredAt, served } from './wording.ts';

/** `generated/client.ts`: the client of the whole service. */
export function emitClient(api: Api, names: Names): string {
  const imports = new Imports(names.modules.client, names);
  const resources = api.resources.map((resource) => {
    const { key, files, client } = names.of(resource);
    const batched = batchedMethods(resource).map(literal);
    return {
      name: id(key),
      type: imports.value(files.client, client),
      batched: batched.length > 0 ? joined(batched, ' | ') : false,
    };
  });
  const type = (name: string) => imports.type(modules.runtimeClient, name);
  const token = tokenOf(api.about);
  const isPlain = api.about.profile === 'plain';
  const isBigInt = names.settings.int64 === 'bigint';
  const own = {
    ...((isPlain || token !== DEFAULT_TOKEN) && { token }),
    ...(isPlain && { methodOverride: false }),
    ...(isBigInt && { int64: id('int64') }),
  };
  const given = Object.keys(own).length === 0 ? ts`options` : ts`options, ${own}`;
  return render('shared-client', imports, {
    ...{ resources, given },
    int64: isBigInt && literal(int64Responses(api)),
    int64Values: isBigInt && imports.value(modules.runtimeClient, 'int64Values'),
    from: literal(specifierOf(names.modules.client, modules.runtimeClient, names.settings)),
    transport: type('Transport'),
    connect: imports.value(modules.runtimeClient, 'connect'),
    batch: imports.value(modules.runtimeClient, 'batch'),
    options: type('ClientOptions'),
    batchOptions: type('BatchOptions'),
    calls: type('Calls'),
    outcomes: type('Outcomes'),
  });
}

/** The methods whose requests may be in a batch: of routes whose schema says so, and that send no file. */
function batchedMethods(resource: Resource): string[] {
  const isBatched = ({ route, methods: [method = 'GET'], uploads }: Endpoint): boolean =>
    !uploads && allowsBatch(route.allowBatch, method);
  return endpointsOf(resource)
    .filter(isBatched)
    .map(({ name }) => name);
}

/** `generated/<resource>/client.ts`: the resource as a client sees it. */
export function emitResourceClient(resource: Resource, api: Api, names: Names): string {
  const { files, client, described } = names.of(resource);
  const imports = new Imports(files.client, names);
  const type = describe(resource, api, names, imports);
  const methods = endpointsOf(resource).flatMap((endpoint) => {
    const [first, all] = methodsOf({ resource, endpoint, names, imports });
    const place = `${served(resource, endpoint)} ${declaredAt(endpoint.origin)}`;
    const { summary = '', description } = endpoint;
    const said = `${description ?? (summary && `${summary.replace(/\.$/, '')}.`)} ${place}`.trim();
    const ofAll = `Returns the items of all pages, one after the other. ${place}`;
    return [
      { doc: doc(commentOf(endpoint, said)), ...first },
      ...(all ? [{ doc: doc(commentOf(endpoint, ofAll)), ...all }] : []),
    ];
  });

  return render('client', imports, {
    ...{ type, methods },
    transport: imports.type(modules.runtimeClient, 'Transport'),
    doc: doc(`\`${resource.name}\`, as a client sees it.`),
    described: id(described),
    client: id(client),
    classDoc: doc(`Calls the endpoints of \`${resource.name}\`.`),
  });
}

/** Returns the members of the interface that describes a resource to the client. */
function describe(resource: Resource, api: Api, names: Names, imports: Imports) {
  const { files, view: nameOf } = names.of(resource);
  const typeOf = ({ context }: ContextView): Source =>
    property(imports.allTypes(files.types, 'types'), nameOf(context));
  return {
    data: inline(resource.contexts.map((view) => member(view.context, typeOf(view)))),
    fields: inline(
      resource.contexts.map((view) =>
        member(view.context, fieldsOf(view, typeOf(view), resource, names)),
      ),
    ),
    embeds: embedsOf(resource, api, names, imports),
  };
}

/** Prints the field paths of a view as a union that refers to those of an earlier view, and to the keys of its type, which can be augmented. */
function fieldsOf(view: ContextView, type: Source, resource: Resource, names: Names): Source {
  const { additionalProperties, patternProperties, properties = {} } = view.schema;
  const keys = Object.keys(properties);
  const isOpen = Boolean(additionalProperties ?? patternProperties);
  // Whether all keys of the type can be used in `_fields`.
  const byKey = !isOpen && keys.length > 0 && keys.every((key) => /^[A-Za-z_$][\w$]*$/.test(key));
  const paths = byKey ? view.paths.filter((path) => path.includes('.')) : view.paths;
  const earlier = resource.contexts.slice(0, resource.contexts.indexOf(view));
  const base = earlier.find((other) => other.paths.every((path) => view.paths.includes(path)));
  const union = [
    ...(base ? [ts`${id(names.of(resource).described)}['fields'][${base.context}]`] : []),
    ...(byKey ? [ts`keyof ${type}`] : []),
    ...paths.filter((path) => !base?.paths.includes(path)).map(literal),
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
