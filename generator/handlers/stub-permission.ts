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
  const isAsked = args.some(({ name }) => name === 'context');
  return isAsked && closed.length > 0
    ? { permission: 'loggedInFor', contexts: closed }
    : plain('anyone');
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
