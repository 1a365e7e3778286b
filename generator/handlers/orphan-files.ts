import { posix } from 'node:path';
import { hint } from '../diagnostics/hint.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { Api } from '../model/api.ts';
import type { Names } from '../names/names.ts';

/** Files that implement the handlers of a resource which no schema has any more. */
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

/** A resource for which a file imports the handlers' type, with the place of the import. */
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
