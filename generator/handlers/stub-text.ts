import { modules, specifierOf } from '../emit/modules.ts';
import type { Endpoint, Resource, Route } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { permissionOf } from './permissions.ts';

/** A stub of a member of a handler object, without indentation. */
export interface StubMember {
  readonly name: string;
  readonly text: string;
  /** The names that it imports from the server. */
  readonly imports: readonly string[];
}

/** Returns the names of the members of the handlers of a resource, in order. */
export function memberNames(resource: Resource): string[] {
  const names = endpointsOf(resource).map(({ name }) => name);
  return hasFacts(resource) ? [...names, factsStub.name] : names;
}

/** Returns stubs of all members of the handlers of a resource. */
export function stubMembers(resource: Resource): StubMember[] {
  const members = resource.routes.flatMap((route) =>
    route.endpoints.map((endpoint) => endpointStub(endpoint, route, resource)),
  );
  return hasFacts(resource) ? [...members, factsStub] : members;
}

function endpointsOf({ routes }: Resource): readonly Endpoint[] {
  return routes.flatMap((route) => route.endpoints);
}

function hasFacts({ facts }: Resource): boolean {
  return Object.keys(facts).length > 0;
}

function endpointStub(endpoint: Endpoint, { nested }: Route, resource: Resource): StubMember {
  const { permission, contexts } = permissionOf(endpoint, resource);
  const given = contexts.length > 0 ? `(${contexts.map(quoted).join(', ')})` : '';
  const lines = [
    `${endpoint.name}: {`,
    ...(nested ? [`  parents: () => notImplemented(${quoted(endpoint.id)}),`] : []),
    ...(endpoint.uploads ? [`  mayUpload: ${permission}${given},`] : []),
    `  permission: ${permission}${given},`,
    `  handle: () => notImplemented(${quoted(endpoint.id)}),`,
    '},',
  ];
  return {
    name: endpoint.name,
    text: lines.join('\n'),
    imports: [permission, 'notImplemented'],
  };
}

const factsStub: StubMember = { name: 'facts', text: 'facts: () => [],', imports: [] };

/** Returns the names that stubs import from the server, without duplicates. */
export function importsOf(members: readonly StubMember[]): readonly string[] {
  return [...new Set(members.flatMap(({ imports }) => imports))].sort();
}

/** Returns a handler file in which every endpoint responds with 501. */
export function handlerFile(resource: Resource, names: Names): string {
  const { handlers, key } = names.of(resource);
  const { server, types } = modulesOfHandlers(resource, names);
  const members = stubMembers(resource);
  return [
    `import { ${importsOf(members).join(', ')} } from ${server};`,
    `import type { ${handlers} } from ${types};`,
    '',
    `export const ${key}: ${handlers} = {`,
    members.map(({ text }) => indented(text, '  ')).join('\n\n'),
    '};',
    '',
  ].join('\n');
}

/** Returns the quoted specifiers of the imports of a handler file. */
function modulesOfHandlers(resource: Resource, names: Names) {
  const { handlerFile: path, files } = names.of(resource);
  return { server: serverImport(path, names), types: importOf(path, files.handlers, names) };
}

/** Returns site/handlers/index.ts with every resource. */
export function indexFile(resources: readonly Resource[], names: Names): string {
  const { handlers: path, routes } = names.modules;
  return [
    `import type { Handlers } from ${importOf(path, routes, names)};`,
    ...resources.map((resource) => {
      const { handlerFile: file, key } = names.of(resource);
      return `import { ${key} } from ${importOf(path, file, names)};`;
    }),
    '',
    'export const handlers: Handlers = {',
    ...resources.map((resource) => `  ${names.of(resource).key},`),
    '};',
    '',
  ].join('\n');
}

/** Indents every line that is not empty. */
export function indented(text: string, indentation: string): string {
  return text.replaceAll(/^(?=.)/gm, indentation);
}

/** Returns the quoted specifier by which the file `from` imports `module`. Both paths are relative to the project. */
export function importOf(from: string, module: string, { settings }: Names): string {
  return quoted(specifierOf(from, module, settings));
}

/** `'restloom/server'` */
export function serverImport(from: string, names: Names): string {
  return importOf(from, modules.server, names);
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
