import type { Connection } from '../http/urls.ts';
import type { Schema } from '../schema/types.ts';
import { own } from '../schema/values/containers.ts';
import type { Server } from './server.ts';

/**
 * Returns a function that completes schemas for OPTIONS: it adds the fields that were added at run time (2.4), and
 * fills in the placeholders of schema files (`{rest_url}`, `{core}`, `{token}`, `{api_rel}`, `{base_url}`).
 */
export function publicSchemas(server: Server): PublicSchemas {
  /** The schemas with their placeholders filled in for the last root. */
  const known = new WeakMap<object, { readonly root: string; readonly filled: unknown }>();
  return (schema, connection = null) => {
    if (typeof schema !== 'object' || schema === null) return schema;
    const root = server.addresses.root(connection).replace(/\/$/, '');
    let last = known.get(schema);
    if (last?.root !== root) {
      last = { root, filled: fillIn(schema, placesOf(server, root)) };
      known.set(schema, last);
    }
    // Fields are added by the title of the schema.
    return server.fields.addToSchema(last.filled as Schema);
  };
}

/** Returns a schema in its public form for a connection. */
export type PublicSchemas = (schema: unknown, connection?: Connection | null) => unknown;

/** Returns the definition of an argument with the product token filled in. */
export function withToken<T>(definition: T, token: string): T {
  // Only strings differ.
  return fillIn(definition, { token }) as T;
}

type Places = { readonly [name: string]: string };

function placesOf(server: Server, root: string): Places {
  const { settings } = server;
  return {
    rest_url: root,
    base_url: settings.baseUrl,
    token: settings.token,
    core: server.core,
    api_rel: settings.apiRel,
  };
}

/** Fills in the placeholders of all strings. Returns `value` itself if it has none. */
function fillIn(value: unknown, places: Places): unknown {
  if (typeof value === 'string') return fillInText(value, places);
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => fillIn(item, places));
    return items.some((item, at) => item !== value[at]) ? items : value;
  }
  let isChanged = false;
  const members = Object.entries(value).map(([name, member]) => {
    const filled = [fillInText(name, places), fillIn(member, places)] as const;
    isChanged ||= filled[0] !== name || filled[1] !== member;
    return filled;
  });
  return isChanged ? Object.fromEntries(members) : value;
}

function fillInText(text: string, places: Places): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => own(places, name) ?? whole);
}
