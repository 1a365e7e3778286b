import type { ValidateFunction } from 'ajv';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import { pathIn, referencesIn } from '../load/extend.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import { spanAt, textOf } from '../load/tree.ts';
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
    [sources.types, meta.type],
    [sources.about, meta.about],
  ] as const) {
    for (const file of files) found.set(file, shapeErrors(file.own, file.tree, validate));
  }
  for (const file of sources.resources) {
    const references = referencesIn(file.tree);
    // An invalid `$extends` would cause follow-up errors.
    const isExtended = references.length > 0 && references.every((each) => pathIn(each) !== null);
    const errors = [
      ...shapeErrors(file.own, file.tree, meta.resource),
      // The extended file has to be complete as well; the error may then be in a base.
      ...(isExtended ? shapeErrors(file.value, file.whole, meta.resource) : []),
    ];
    found.set(file, [...errors, ...misnamed(file, errors)]);
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

/** Returns a diagnostic if the resource is not named like its file, unless one exists at that position. */
function misnamed({ name, whole }: SourceFile, found: readonly Diagnostic[]): Diagnostic[] {
  const resource = textOf(whole, 'resource');
  const span = spanAt(whole, ['resource']);
  const isSaid = found.some(
    (other) => other.span.file.path === span.file.path && other.span.start === span.start,
  );
  if (resource === null || resource === name || isSaid) return [];
  return [diagnose('shape/file-name', span, { resource, file: name })];
}
