import type { Schema } from '../../runtime/schema/types.ts';
import type { Endpoint, Resource } from '../model/api.ts';

/** Returns a safe permission for a stub, public only for reading what the context `view` shows, with the contexts that it is called with. */
export function permissionOf({ methods, args, context }: Endpoint, resource: Resource) {
  const restricted = restrictedContexts(resource);
  if (methods.some((method) => method !== 'GET') || restricted.includes(context))
    return { name: 'loggedIn', contexts: [] };
  return takesContext(args) && restricted.length > 0
    ? { name: 'loggedInFor', contexts: restricted }
    : { name: 'anyone', contexts: [] };
}

/** Returns the contexts of an endpoint that have fields of existing items that `view` does not have. */
export function restrictedContextsOf(endpoint: Endpoint, resource: Resource): readonly string[] {
  // The creator of an item sees only their own item.
  if (endpoint.answers === 'created' || endpoint.answers === 'any') return [];
  const { args, asks, context } = endpoint;
  const shown = takesContext(args) ? [context, ...asks] : [context];
  return restrictedContexts(resource).filter((one) => shown.includes(one));
}

/** Returns the paths of the fields that a context has and `view` does not. */
export function fieldsOnlyIn(context: string, { contexts }: Resource): readonly string[] {
  const pathsOf = (name: string): readonly string[] =>
    pathsIn(contexts.find((one) => one.context === name)?.schema ?? {});
  const open = new Set(pathsOf('view'));
  const only = pathsOf(context).filter((path) => !open.has(path));
  // Members of a field that is listed already are omitted.
  const isWithin = (path: string): boolean =>
    only.some((other) => path.startsWith(`${other}.`) || path.startsWith(`${other}[`));
  return only.filter((path) => !isWithin(path)).map((path) => path.slice(1));
}

function takesContext(args: Endpoint['args']): boolean {
  return args.some(({ name }) => name === 'context');
}

/** Returns the contexts with fields that `view` does not have; none if there is no context `view`. */
function restrictedContexts({ contexts }: Resource): string[] {
  const view = contexts.find(({ context }) => context === 'view');
  if (!view) return [];
  const open = new Set(pathsIn(view.schema));
  return contexts
    .filter(({ schema }) => pathsIn(schema).some((path) => !open.has(path)))
    .map(({ context }) => context);
}

/** Returns the paths of all members of a value: `.title`, `.title.raw`, `.rows[].name`. */
function pathsIn({ properties = {}, items }: Schema, at = ''): string[] {
  const ofMembers = Object.entries(properties).flatMap(([name, member]) => {
    const path = `${at}.${name}`;
    return [path, ...pathsIn(member, path)];
  });
  return items ? [...ofMembers, ...pathsIn(items, `${at}[]`)] : ofMembers;
}
