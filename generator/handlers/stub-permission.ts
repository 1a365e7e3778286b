import type { Schema } from '../../runtime/schema/types.ts';
import type { Endpoint, Resource } from '../model/api.ts';

/** A permission of the runtime by its name, and the contexts that it is made for. */
export interface StubPermission {
  readonly permission: 'anyone' | 'loggedIn' | 'loggedInFor';
  readonly contexts: readonly string[];
}

/**
 * Who may, until somebody says it better. Whoever fills in a stub and forgets who may has opened to
 * everybody neither what writes, nor what is not for those who only read.
 */
export function permissionOf(
  { methods, args, context }: Endpoint,
  resource: Resource,
): StubPermission {
  const plain = (permission: 'anyone' | 'loggedIn'): StubPermission => ({
    permission,
    contexts: [],
  });
  if (methods.some((method) => method !== 'GET')) return plain('loggedIn');
  const closed = closedContexts(resource);
  if (closed.includes(context)) return plain('loggedIn');
  return takesContext(args) && closed.length > 0
    ? { permission: 'loggedInFor', contexts: closed }
    : plain('anyone');
}

/**
 * The contexts in which an endpoint can show existing items with more fields than `view` has. Who creates an item
 * sees only what is their own.
 */
export function closedContextsOf(endpoint: Endpoint, resource: Resource): readonly string[] {
  if (endpoint.answers === 'created' || endpoint.answers === 'any') return [];
  const { args, asks, context } = endpoint;
  const shown = takesContext(args) ? [context, ...asks] : [context];
  return closedContexts(resource).filter((one) => shown.includes(one));
}

/** The fields that a context shows and `view` does not, those within others by their paths. */
export function fieldsOnlyIn(context: string, { contexts }: Resource): readonly string[] {
  const placesOf = (name: string): readonly string[] =>
    contexts.flatMap((one) => (one.context === name ? placesIn(one.schema) : []));
  const open = new Set(placesOf('view'));
  const only = placesOf(context).filter((place) => !open.has(place));
  // What stands within a field that is not shown either says nothing more.
  const isWithin = (place: string): boolean =>
    only.some((other) => place.startsWith(`${other}.`) || place.startsWith(`${other}[`));
  return only.filter((place) => !isWithin(place)).map((place) => place.slice(1));
}

function takesContext(args: Endpoint['args']): boolean {
  return args.some(({ name }) => name === 'context');
}

/** The contexts that show what `view` does not; none where no context is called so. */
function closedContexts({ contexts }: Resource): string[] {
  const view = contexts.find(({ context }) => context === 'view');
  if (!view) return [];
  const open = new Set(placesIn(view.schema));
  return contexts
    .filter(({ schema }) => placesIn(schema).some((place) => !open.has(place)))
    .map(({ context }) => context);
}

/** Every member of a value, also those of its members: `.title`, `.title.raw`, `.rows[].name`. */
function placesIn({ properties = {}, items }: Schema, at = ''): string[] {
  const ofMembers = Object.entries(properties).flatMap(([name, member]) => {
    const place = `${at}.${name}`;
    return [place, ...placesIn(member, place)];
  });
  return items ? [...ofMembers, ...placesIn(items, `${at}[]`)] : ofMembers;
}
