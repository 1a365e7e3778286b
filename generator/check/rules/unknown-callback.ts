import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { diagnose } from '../../diagnostics/diagnostic.ts';
import type { Places, Project } from '../../load/project.ts';
import type { Path } from '../../load/tree.ts';
import { isKernelCallback, kernelCallbackNames } from '../../lower/callbacks.ts';
import { hint } from '../../diagnostics/hint.ts';
import { argsOf } from '../walk.ts';

/** A callback that neither the kernel nor the site's callbacks.ts has. */
export async function* unknownCallback(project: Project): AsyncIterable<Diagnostic> {
  const { handlers: folder, parts } = project.settings;
  // Who generates a client alone has no site to look into.
  if (!parts.includes('server')) return;
  const wanted = `${folder}/callbacks.ts`;
  const file = project.handlers.find(({ path }) => path === wanted);
  const { exportedNames } = await import('../../handlers/handler-file.ts');
  const ofSite = file ? exportedNames(file) : [];
  // Left to the compiler, which compares the module with generated/callbacks.ts.
  if (ofSite === null) return;
  const known = [...kernelCallbackNames(), ...ofSite];

  for (const { callback, path, places } of namedCallbacks(project)) {
    if (isKernelCallback(callback) || ofSite.includes(callback)) continue;
    const values = { callback, hint: hint(callback, known) };
    yield diagnose('args/unknown-callback', places.at(path), values);
  }
}

interface Named {
  readonly callback: string;
  readonly path: Path;
  readonly places: Places;
}

function* namedCallbacks(project: Project): Iterable<Named> {
  for (const { arg, path, places } of argsOf(project)) yield* named(arg, path, places);
  for (const { spec, places } of project.resources) {
    for (const [name, { arg_options: options }] of Object.entries(spec.schema.properties)) {
      if (options) yield* named(options, ['schema', 'properties', name, 'arg_options'], places);
    }
  }
}

function* named(options: object, path: Path, places: Places): Iterable<Named> {
  for (const [name, callback] of Object.entries(options)) {
    if (!name.endsWith('_callback') || typeof callback !== 'string') continue;
    yield { callback, path: [...path, name], places };
  }
}
