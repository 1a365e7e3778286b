import type { OpenAPIV3_1 } from 'openapi-types';
import { memoized } from '../../collections.ts';
import type { Api, Endpoint, Resource } from '../../model/api.ts';
import { tokenOf } from '../../lower/about.ts';
import { addressOf, coreOf, operationIdOf, unnamed } from '../wording.ts';

interface Target {
  readonly path: string;
  readonly endpoint: Endpoint;
}

/**
 * Returns the operations that an item leads to: those on the item itself, and those that its links refer to. Their parameters are taken
 * from the response; only links that depend on fields of the item are included.
 */
export function itemLinks(resource: Resource, api: Api) {
  const fields = new Set(Object.keys(resource.schema.properties ?? {}));
  const links: Record<string, OpenAPIV3_1.LinkObject> = {};
  const add = (name: string, endpoint: Endpoint, parameters: readonly [string, string][]): void => {
    if (!parameters.every(([, field]) => fields.has(field))) return;
    const given = parameters.map(([key, field]) => [key, `$response.body#/${field}`] as const);
    links[name] ??= {
      operationId: operationIdOf(endpoint),
      ...(endpoint.description !== null && { description: endpoint.description }),
      ...(given.length > 0 && { parameters: Object.fromEntries(given) }),
    };
  };
  for (const { path, endpoint } of targetsOf(resource)) {
    const groups = groupsOf(path).map((name): [string, string] => [name, name]);
    // The last segment of the path of an item is a group.
    if (path.endsWith('}') && path.includes(`/${resource.base}/`))
      add(endpoint.name, endpoint, groups);
  }
  for (const link of resource.links) {
    const { rel, href } = link;
    const [path = '', query = ''] = href.replace('{core}', coreOf(tokenOf(api.about))).split('?');
    const target = readersByPath(api).get(unnamed(path));
    // Names of links cannot contain all characters of a relation that is a URL.
    if (!target || rel === 'self' || /[^\w.-]/.test(rel)) continue;
    const groups = groupsOf(target.path);
    const inPath = groupsOf(path).map((field, at): [string, string] => [groups[at] ?? '', field]);
    const inQuery = [...query.matchAll(/([^=&]+)=\{\+?([^}]+)\}/g)].map(
      ([, name = '', field = '']): [string, string] => [name, field],
    );
    add(rel, target.endpoint, [...inPath, ...inQuery]);
  }
  return links;
}

/** GET operations by path, the first one of each path. Indexed because there may be thousands of operations. */
const readersByPath = memoized(({ resources }: Api): ReadonlyMap<string, Target> => {
  const all = resources.flatMap(targetsOf);
  const readers = all.filter(({ endpoint: { methods } }) => methods.includes('GET'));
  return new Map(readers.reverse().map((target) => [unnamed(target.path), target]));
});

function targetsOf(resource: Resource): Target[] {
  return resource.routes.flatMap((route) => {
    const path = addressOf(resource, route);
    return route.endpoints.map((endpoint) => ({ path, endpoint }));
  });
}

function groupsOf(path: string): string[] {
  return [...path.matchAll(/\{\+?([^}]+)\}/g)].map(([, name = '']) => name);
}
