import { posix } from 'node:path';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { hint } from '../diagnostics/hint.ts';
import { endpointsOf } from '../model/api.ts';
import type { Api, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import type { HandlerMember } from './handler-file.ts';
import { fieldsOnlyIn, restrictedContextsOf } from './permissions.ts';

/** Returns the diagnostics of the members of a handler file. */
export function memberProblems(
  resource: Resource,
  members: readonly HandlerMember[],
): readonly Diagnostic[] {
  const endpoints = endpointsOf(resource);
  const facts = Object.keys(resource.facts).length > 0 ? ['facts'] : [];
  const names = [...endpoints.map(({ name }) => name), ...facts];
  return members.flatMap((member) => {
    const { name, span } = member;
    const endpoint = `${resource.name}.${name}`;
    if (!names.includes(name))
      return diagnose('handlers/orphan-endpoint', span, { endpoint, hint: hint(name, names) });
    if (member.lacksPermission) return diagnose('handlers/no-permission', span, { endpoint });
    const found = endpoints.find((each) => each.name === name);
    const [context] = found ? restrictedContextsOf(found, resource) : [];
    if (context === undefined || member.permission !== 'anyone') return [];
    const fields = fieldsOnlyIn(context, resource).slice(0, 3).join(', ');
    return diagnose('handlers/open-context', span, { endpoint, context, fields });
  });
}

/** Returns the diagnostics of files with handlers of a resource that has no schema. */
export function orphanFiles(
  api: Api,
  { settings: { out } }: Names,
  handlers: readonly TextFile[],
): readonly Diagnostic[] {
  const known = new Set(api.resources.map(({ name }) => name));
  return handlers.flatMap((file) =>
    [...file.text.matchAll(/\bfrom\s*(['"])(\.[^'"\n]*)\1/g)].flatMap((found) => {
      const [statement, , specifier = ''] = found;
      const path = posix.relative(out, posix.join(posix.dirname(file.path), specifier));
      // `films` for `generated/films/handlers.ts`, with any extension.
      const resource = /^(?!\.\.\/)(.+)\/handlers(?:\.[jt]s)?$/.exec(path)?.[1];
      if (resource === undefined || known.has(resource)) return [];
      const end = found.index + statement.length - 1;
      const span = { file, start: end - specifier.length, end };
      return [diagnose('handlers/orphan-file', span, { resource, hint: hint(resource, known) })];
    }),
  );
}
