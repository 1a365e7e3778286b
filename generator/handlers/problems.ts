import { posix } from 'node:path';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { hint } from '../diagnostics/hint.ts';
import type { Api, Resource } from '../model/api.ts';
import type { Names } from '../names/names.ts';
import type { HandlerMember } from './handler-file.ts';
import { restrictedContextsOf, fieldsOnlyIn } from './permissions.ts';

type Expected = readonly { readonly name: string }[];

/** Returns the diagnostics of the members of a handler file. */
export function memberProblems(
  resource: Resource,
  members: readonly HandlerMember[],
  expected: Expected,
): Diagnostic[] {
  return [
    ...orphanEndpoints(resource, members, expected),
    ...endpointsWithoutPermission(resource, members, expected),
    ...openContexts(resource, members),
  ];
}

function orphanEndpoints(
  resource: Resource,
  members: readonly HandlerMember[],
  expected: Expected,
): Diagnostic[] {
  const names = expected.map(({ name }) => name);
  return members
    .filter(({ name }) => !names.includes(name))
    .map(({ name, span }) =>
      diagnose('handlers/orphan-endpoint', span, {
        endpoint: `${resource.name}.${name}`,
        hint: hint(name, names),
      }),
    );
}

function endpointsWithoutPermission(
  resource: Resource,
  members: readonly HandlerMember[],
  expected: Expected,
): Diagnostic[] {
  const names = new Set(expected.map(({ name }) => name));
  return members
    .filter(({ name, lacksPermission }) => lacksPermission && names.has(name))
    .map(({ name, span }) =>
      diagnose('handlers/no-permission', span, { endpoint: `${resource.name}.${name}` }),
    );
}

/** Public endpoints with fields that the context `view` does not have. */
function openContexts(resource: Resource, members: readonly HandlerMember[]): Diagnostic[] {
  const endpoints = resource.routes.flatMap((route) => route.endpoints);
  return members.flatMap(({ name, span, isForAnyone }) => {
    const endpoint = isForAnyone && endpoints.find((one) => one.name === name);
    const restricted = endpoint ? restrictedContextsOf(endpoint, resource) : [];
    const [first] = restricted;
    if (first === undefined) return [];
    return diagnose('handlers/open-context', span, {
      endpoint: `${resource.name}.${name}`,
      context: first,
      fields: fieldsOnlyIn(first, resource).slice(0, MOST_NAMED).join(', '),
    });
  });
}

const MOST_NAMED = 3;

/** Returns the diagnostics of files with handlers of a resource that has no schema. */
export function orphanFiles(
  api: Api,
  names: Names,
  handlers: readonly TextFile[],
): readonly Diagnostic[] {
  const { out } = names.settings;
  const known = new Set(api.resources.map(({ name }) => name));
  return handlers.flatMap((file) =>
    resourcesIn(file, out).flatMap(({ resource, start, end }) => {
      if (known.has(resource)) return [];
      const values = { resource, hint: hint(resource, known) };
      return [diagnose('handlers/orphan-file', { file, start, end }, values)];
    }),
  );
}

/** A resource whose handler type a file imports, with the range of the import. */
interface NamedResource {
  readonly resource: string;
  readonly start: number;
  readonly end: number;
}

function resourcesIn(file: TextFile, out: string): NamedResource[] {
  return importsIn(file).flatMap(({ specifier, start, end }) => {
    const resource = resourceOf(posix.join(posix.dirname(file.path), specifier), out);
    return resource === null ? [] : [{ resource, start, end }];
  });
}

/** `films` for `generated/films/handlers.ts` */
function resourceOf(path: string, out: string): string | null {
  const ending = '/handlers.ts';
  if (!path.startsWith(`${out}/`) || !path.endsWith(ending)) return null;
  return path.slice(out.length + 1, -ending.length);
}

interface Import {
  readonly specifier: string;
  readonly start: number;
  readonly end: number;
}

function importsIn({ text }: TextFile): Import[] {
  return [...text.matchAll(/\bfrom\s*(['"])(\.[^'"\n]*)\1/g)].map((found) => {
    const specifier = found[2] ?? '';
    const end = found.index + found[0].length - 1;
    return { specifier, start: end - specifier.length, end };
  });
}
