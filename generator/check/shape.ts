import type { ErrorObject, ValidateFunction } from 'ajv';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import { valueOf } from '../load/tree.ts';
import type { JsonNode } from '../load/tree.ts';
import { metaSchemas } from './meta.ts';
import { explain } from './shape-errors.ts';

/** Compares every schema file with schemas/meta/; tells for each file what is wrong with it. */
export function checkShapes(sources: Sources): ReadonlyMap<SourceFile, readonly Diagnostic[]> {
  const meta = metaSchemas();
  const found = new Map<SourceFile, readonly Diagnostic[]>();
  for (const file of sources.bases) found.set(file, compare(file.tree, meta.base));
  for (const file of sources.argSets) found.set(file, compare(file.tree, meta.args));
  for (const file of sources.about) found.set(file, compare(file.tree, meta.about));
  for (const file of sources.resources) {
    found.set(file, [
      ...compare(file.tree, meta.resource),
      // Extended, the file has to be complete as well; what is wrong may then stand in the base.
      ...(isExtended(file) ? compare(file.whole, meta.resource) : []),
      ...(isMisnamed(file) ? [misnamed(file)] : []),
    ]);
  }
  return found;
}

function compare(tree: JsonNode, validate: ValidateFunction): Diagnostic[] {
  if (validate(valueOf(tree))) return [];
  return (validate.errors ?? []).flatMap((error: ErrorObject) => explain(error, tree));
}

function isExtended({ tree }: SourceFile): boolean {
  return tree.kind === 'object' && tree.members.has('$extends');
}

function isMisnamed({ name, whole }: SourceFile): boolean {
  const resource = nameOf(whole);
  return resource !== null && resource.text !== name;
}

function misnamed({ name, whole, file }: SourceFile): Diagnostic {
  const resource = nameOf(whole);
  const span = resource?.span ?? { file, start: 0, end: 0 };
  return diagnose('shape/file-name', span, { resource: resource?.text ?? '', file: name });
}

function nameOf(tree: JsonNode): { text: string; span: JsonNode['span'] } | null {
  const node = tree.kind === 'object' ? tree.members.get('resource')?.value : undefined;
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return null;
  return { text: node.value, span: node.span };
}
