import type { Endpoint, Resource } from '../model/api.ts';
import type { Names, RuntimeType } from '../names/names.ts';
import { Imports } from './imports.ts';
import { modules } from './modules.ts';
import { outline } from './outline.ts';
import { doc, id, joined, literal, ts } from './source.ts';
import type { Source } from './source.ts';
import { served } from './wording.ts';

const page = outline('interface');

/** `generated/<resource>/handlers.ts`: what the site has to implement. */
export function emitHandlers(resource: Resource, names: Names): string {
  const { files, handlers, handlerFile, item, facts } = names.of(resource);
  const imports = new Imports(files.handlers, names.settings);
  const server = (type: RuntimeType) => imports.type(modules.server, type, names.ofRuntime(type));
  const types = (type: string) => imports.type(files.types, type);

  const endpoints = resource.routes.flatMap((route) =>
    route.endpoints.map((endpoint) => {
      const { method, argsType, answerType } = names.ofEndpoint(endpoint);
      const other = () => (endpoint.answer ? types(answerType) : ts`unknown`);
      const result = resultOf(endpoint, { item: () => types(item), other }, server);
      return {
        doc: doc(served(resource, route, endpoint)),
        name: id(method),
        type: route.nested
          ? ts`${server('NestedEndpoint')}<${types(argsType)}, ${result}, ${joined(route.nested.under.map(literal), ' | ')}>`
          : ts`${server('Endpoint')}<${types(argsType)}, ${result}>`,
      };
    }),
  );
  if (Object.keys(resource.facts).length > 0) {
    endpoints.push({
      doc: doc('What links depend on and the items do not show.'),
      name: id('facts'),
      type: ts`${server('FactsOf')}<${types(item)}, ${types(facts)}>`,
    });
  }

  return page({
    imports: imports.statements(),
    doc: doc(`The endpoints of \`${resource.name}\`; ${handlerFile} implements them.`),
    name: id(handlers),
    members: endpoints,
  });
}

/** What an endpoint answers: always the whole item, since contexts are the dispatcher's. */
function resultOf(
  { answers }: Endpoint,
  { item, other }: { readonly item: () => Source; readonly other: () => Source },
  server: (type: RuntimeType) => Source,
): Source {
  switch (answers) {
    case 'item':
    case 'created':
      return item();
    case 'page':
      return ts`${server('Page')}<${item()}>`;
    case 'list':
      return ts`readonly ${item()}[]`;
    case 'map':
      return ts`{ readonly [name: string]: ${item()} }`;
    case 'deleted':
      return ts`${item()} | ${server('Deleted')}<${item()}>`;
    case 'any':
      return other();
  }
}
