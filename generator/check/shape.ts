import type { ValidateFunction } from 'ajv';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import { spanAt } from '../load/tree.ts';
import type { JsonNode } from '../load/tree.ts';
import { metaSchemas } from './meta.ts';
import { explain } from './shape-errors.ts';

/** Validates every schema file against schemas/meta/; returns the diagnostics of each file. */
export async function checkShapes(
  sources: Sources,
): Promise<ReadonlyMap<SourceFile, readonly Diagnostic[]>> {
  const meta = await metaSchemas();
  const found = new Map<SourceFile, readonly Diagnostic[]>();
  for (const [files, validate] of [
    [sources.bases, meta.base],
    [sources.argSets, meta.args],
    [sources.about, meta.about],
  ] as const) {
    for (const file of files) found.set(file, shapeErrors(file.own, file.tree, validate));
  }
  for (const file of sources.resources) {
    const errors = [
      ...shapeErrors(file.own, file.tree, meta.resource),
      // The extended file has to be complete as well; the error may then be in a base.
      ...(isExtended(file) ? shapeErrors(file.value, file.whole, meta.resource) : []),
    ];
    found.set(file, isMisnamed(file) ? withOther(errors, misnamed(file)) : errors);
  }
  return found;
}

function shapeErrors(value: unknown, tree: JsonNode, validate: ValidateFunction): Diagnostic[] {
  validate(value);
  const errors = validate.errors ?? [];
  // An error about `enum` already implies the type.
  const listed = new Set(
    errors.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath),
  );
  return errors
    .filter(({ keyword, instancePath }) => keyword !== 'type' || !listed.has(instancePath))
    .flatMap((error) => explain(error, tree));
}

/** Adds a diagnostic unless one already exists at that position. */
function withOther(found: readonly Diagnostic[], more: Diagnostic): readonly Diagnostic[] {
  const { file, start } = more.span;
  const isSaid = found.some(({ span }) => span.file.path === file.path && span.start === start);
  return isSaid ? found : [...found, more];
}

/** Whether the extended file is validated: not with an invalid `$extends`, which would cause follow-up errors. */
function isExtended({ own }: SourceFile): boolean {
  if (typeof own !== 'object' || own === null || !('$extends' in own)) return false;
  return [own.$extends].flat().every(namesBase);
}

/** Whether a reference is a path, or an object with a path. */
function namesBase(reference: unknown): boolean {
  if (typeof reference === 'string') return true;
  const isObject = typeof reference === 'object' && reference !== null;
  return isObject && 'base' in reference && typeof reference.base === 'string';
}

function isMisnamed({ name, value }: SourceFile): boolean {
  const resource = nameIn(value);
  return resource !== null && resource !== name;
}

function misnamed({ name, value, whole }: SourceFile): Diagnostic {
  const resource = nameIn(value) ?? '';
  return diagnose('shape/file-name', spanAt(whole, ['resource']), { resource, file: name });
}

function nameIn(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('resource' in value)) return null;
  return typeof value.resource === 'string' ? value.resource : null;
}
