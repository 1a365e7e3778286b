import { modules, specifierOf } from '../emit/imports.ts';
import { endpointsOf } from '../model/api.ts';
import type { Endpoint, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import { permissionOf } from './permissions.ts';

/** A file that exports an object, with a stub of each of its members. */
export type ObjectStub = ReturnType<typeof indexStub>;

/** A stub of a member, without indentation. */
export interface StubMember {
  readonly name: string;
  /** The name in the report: `posts.approve`. */
  readonly id: string;
  readonly text: string;
  /** The names that it imports from the module. */
  readonly names: readonly string[];
  /** The quoted specifier of the module. */
  readonly module: string;
}

/** Returns the handler file of a resource, in which every endpoint responds with 501. */
export function resourceStub(resource: Resource, names: Names): ObjectStub {
  const { handlerFile: path, key: constant, handlers: type, files } = names.of(resource);
  const server = importOf(path, modules.server, names);
  const members = stubMembers(resource, server);
  const imported = [...new Set(members.flatMap((member) => member.names))].sort();
  const text = [
    `import { ${imported.join(', ')} } from ${server};`,
    `import type { ${type} } from ${importOf(path, files.handlers, names)};`,
    '',
    `export const ${constant}: ${type} = {`,
    members.map((member) => indented(member.text, '  ')).join('\n\n'),
    '};',
    '',
  ].join('\n');
  return { path, constant, type, members, text };
}

export function stubMembers(resource: Resource, module: string): StubMember[] {
  const endpoints = endpointsOf(resource).map((endpoint) => endpointStub(endpoint, resource));
  const facts = { name: 'facts', text: 'facts: () => [],', names: [] };
  const members = Object.keys(resource.facts).length > 0 ? [...endpoints, facts] : endpoints;
  return members.map((member) => ({ ...member, id: `${resource.name}.${member.name}`, module }));
}

function endpointStub(endpoint: Endpoint, resource: Resource) {
  const { name, contexts } = permissionOf(endpoint, resource);
  const permission = contexts.length > 0 ? `${name}(${contexts.map(quoted).join(', ')})` : name;
  const lines = [
    `${endpoint.name}: {`,
    ...(endpoint.route.nested ? [`  parents: () => notImplemented(${quoted(endpoint.id)}),`] : []),
    ...(endpoint.uploads ? [`  mayUpload: ${permission},`] : []),
    `  permission: ${permission},`,
    `  handle: () => notImplemented(${quoted(endpoint.id)}),`,
    '},',
  ];
  return { name: endpoint.name, text: lines.join('\n'), names: [name, 'notImplemented'] };
}

/** Returns site/handlers/index.ts with every resource. */
export function indexStub(resources: readonly Resource[], names: Names) {
  const { handlers: path, routes } = names.modules;
  const members = resources.map((resource): StubMember => {
    const { handlerFile, key: name } = names.of(resource);
    const module = importOf(path, handlerFile, names);
    return { name, id: `handlers.${name}`, text: `${name},`, names: [name], module };
  });
  const text = [
    `import type { Handlers } from ${importOf(path, routes, names)};`,
    ...members.map(({ name, module }) => `import { ${name} } from ${module};`),
    '',
    'export const handlers: Handlers = {',
    ...members.map((member) => `  ${member.text}`),
    '};',
    '',
  ].join('\n');
  return { path, constant: 'handlers', type: 'Handlers', members, text };
}

/** Indents every line that is not empty. */
export function indented(text: string, indentation: string): string {
  return text.replaceAll(/^(?=.)/gm, indentation);
}

/** Returns the quoted specifier by which the file `from` imports `module`. Both paths are relative to the project. */
function importOf(from: string, module: string, { settings }: Names): string {
  return quoted(specifierOf(from, module, settings));
}

const quoted = (text: string): string => `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
