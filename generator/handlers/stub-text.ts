import { posix } from 'node:path';
import type { Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';

/** A member of a handler object that nobody has written yet, indented as if it stood at the margin. */
export interface StubMember {
  readonly name: string;
  readonly text: string;
}

export const serverModule = 'runtime/server/index.ts';

/** The members that the handlers of a resource have, in order. */
export function stubMembers({ routes, facts }: Resource): StubMember[] {
  const endpoints = routes.flatMap((route) => route.endpoints);
  const members = endpoints.map(({ name, id }) => ({ name, text: endpointStub(name, id) }));
  return Object.keys(facts).length > 0 ? [...members, factsStub] : members;
}

function endpointStub(name: string, id: string): string {
  return [
    `${name}: {`,
    '  permission: anyone,',
    `  handle: () => notImplemented(${quoted(id)}),`,
    '},',
  ].join('\n');
}

const factsStub: StubMember = { name: 'facts', text: 'facts: () => [],' };

/** A handler file in which every endpoint answers 501. */
export function handlerFile(resource: Resource, names: Names): string {
  const { handlerFile: path, files, handlers, key } = names.of(resource);
  const members = stubMembers(resource).map(({ text }) => indented(text, '  '));
  return [
    `import { anyone, notImplemented } from ${importOf(path, serverModule)};`,
    `import type { ${handlers} } from ${importOf(path, files.handlers)};`,
    '',
    `export const ${key}: ${handlers} = {`,
    members.join('\n\n'),
    '};',
    '',
  ].join('\n');
}

export const indexPath = 'site/handlers/index.ts';

/** The import of a resource's handlers in the index. */
export function indexImport(resource: Resource, names: Names): string {
  const { handlerFile: path, key } = names.of(resource);
  return `import { ${key} } from ${importOf(indexPath, path)};`;
}

/** site/handlers/index.ts with every resource. */
export function indexFile(resources: readonly Resource[], names: Names): string {
  return [
    `import type { Handlers } from ${importOf(indexPath, 'generated/routes.ts')};`,
    ...resources.map((resource) => indexImport(resource, names)),
    '',
    'export const handlers: Handlers = {',
    ...resources.map((resource) => `  ${names.of(resource).key},`),
    '};',
    '',
  ].join('\n');
}

/** Every line that is not empty, moved to the right. */
export function indented(text: string, indentation: string): string {
  return text.replaceAll(/^(?=.)/gm, indentation);
}

/** `'../../runtime/server/index.ts'`, both given from the project's root. */
export function importOf(from: string, module: string): string {
  const path = posix.relative(posix.dirname(from), module);
  return quoted(path.startsWith('.') ? path : `./${path}`);
}

function quoted(text: string): string {
  return `'${text.replaceAll(/[\\']/g, '\\$&')}'`;
}
