import type { Schema } from '../../runtime/schema/types.ts';
import { memoized } from '../collections.ts';
import type { Endpoint, Resource } from '../model/api.ts';

/** Returns a safe permission for a stub, public only for reading what the context `view` shows, with the contexts that it is called with. */
export function permissionOf({ methods, args, context }: Endpoint, resource: Resource) {
  const restricted = restrictedContexts(resource);
  if (methods.some((method) => method !== 'GET') || restricted.includes(context))
    return { name: 'loggedIn', contexts: [] };
  return args.some((arg) => arg.name === 'context') && restricted.length > 0
    ? { name: 'loggedInFor', contexts: restricted }
    : { name: 'anyone', contexts: [] };
}

/** Returns the contexts of an endpoint that have fields of existing items that `view` does not have. */
export function restrictedContextsOf(endpoint: Endpoint, resource: Resource): readonly string[] {
  // The creator of an item sees only their own item.
  if (endpoint.answers === 'created' || endpoint.answers === 'any') return [];
  const shown = [endpoint.context, ...endpoint.asks];
  return restrictedContexts(resource).filter((one) => shown.includes(one));
}

/** Returns the paths of the fields that a context has and `view` does not; none if there is no context `view`. */
export function fieldsOnlyIn(context: string, { contexts }: Resource): readonly string[] {
  const schemaOf = (name: string) => contexts.find((one) => one.context === name)?.schema ?? {};
  if (!contexts.some((one) => one.context === 'view')) return [];
  const open = new Set(pathsIn(schemaOf('view')));
  const only = pathsIn(schemaOf(context)).filter((path) => !open.has(path));
  // Members of a field that is listed already are omitted.
  const isWithin = (path: string): boolean =>
    only.some((other) => path.startsWith(`${other}.`) || path.startsWith(`${other}[`));
  return only.filter((path) => !isWithin(path)).map((path) => path.slice(1));
}

/** Returns the contexts with fields that `view` does not have. */
const restrictedContexts = memoized((resource: Resource): readonly string[] => {
  const all = resource.contexts.map(({ context }) => context);
  return all.filter((context) => fieldsOnlyIn(context, resource).length > 0);
});

/** Returns the paths of all members of a value: `.title`, `.title.raw`, `.rows[].name`. */
function pathsIn({ properties = {}, items }: Schema, at = ''): string[] {
  const ofMembers = Object.entries(properties).flatMap(([name, member]) => {
    const path = `${at}.${name}`;
    return [path, ...pathsIn(member, path)];
  });
  return items ? [...ofMembers, ...pathsIn(items, `${at}[]`)] : ofMembers;
}
