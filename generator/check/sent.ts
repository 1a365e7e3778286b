import { endpointEntries } from '../../runtime/resource/index.ts';
import type { PropertySchema } from '../../runtime/schema/types.ts';
import type { Project, ResourceFile } from '../load/project.ts';
import type { SchemaSite } from './walk.ts';

/**
 * Tells of a schema inside of a property which one that is, where clients send it and nothing but its schema decides what
 * is taken: with a callback of its own, or with several types, somebody looks into the value anyway.
 */
export function sentAround(project: Project): (site: SchemaSite) => string | null {
  const sent = new Map(project.resources.map((file) => [file.places, sentProperties(file)]));
  return ({ path, places }) => {
    const [root, , property] = path;
    const isInside = root === 'schema' && path.length > 3;
    return isInside && sent.get(places)?.has(String(property)) ? String(property) : null;
  };
}

function sentProperties({ spec }: ResourceFile): ReadonlySet<string> {
  const isTaken = Object.values(spec.routes).some((route) =>
    endpointEntries(route).some(([, { args }]) => args?.$from === 'schema'),
  );
  if (!isTaken) return new Set();
  const properties = Object.entries(spec.schema.properties);
  return new Set(properties.filter(([, each]) => isSentAsItIs(each)).map(([name]) => name));
}

function isSentAsItIs({ readonly, type, arg_options: options }: PropertySchema): boolean {
  const callbacks = [options?.validate_callback, options?.sanitize_callback];
  return (
    readonly !== true &&
    typeof type === 'string' &&
    callbacks.every((callback) => callback === undefined)
  );
}
