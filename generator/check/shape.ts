import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import { valueOf } from '../load/tree.ts';
import type { JsonNode } from '../load/tree.ts';
import type { Memory } from '../memory.ts';
import type { MetaSchemas } from './meta.ts';
import { explain } from './shape-errors.ts';

// In a process that goes on, most files are the ones of the run before.
const good = new WeakSet<SourceFile>();

/** Compares every schema file with schemas/meta/; tells for each file what is wrong with it. */
export async function checkShapes(
  sources: Sources,
): Promise<ReadonlyMap<SourceFile, readonly Diagnostic[]>> {
  const found = new Map<SourceFile, readonly Diagnostic[]>();
  const compare = (tree: JsonNode, meta: keyof MetaSchemas) =>
    compareWith(tree, meta, sources.memory);
  const judge = async (file: SourceFile, make: () => Promise<Diagnostic[]>): Promise<void> => {
    const diagnostics = good.has(file) ? [] : await make();
    if (diagnostics.length === 0) good.add(file);
    found.set(file, diagnostics);
  };
  for (const file of sources.bases) await judge(file, () => compare(file.tree, 'base'));
  for (const file of sources.argSets) await judge(file, () => compare(file.tree, 'args'));
  for (const file of sources.about) await judge(file, () => compare(file.tree, 'about'));
  for (const file of sources.resources) {
    await judge(file, async () => [
      ...(await compare(file.tree, 'resource')),
      // Extended, the file has to be complete as well; what is wrong may then stand in the base.
      ...(isExtended(file) ? await compare(file.whole, 'resource') : []),
      ...(isMisnamed(file) ? [misnamed(file)] : []),
    ]);
  }
  return found;
}

async function compareWith(
  tree: JsonNode,
  meta: keyof MetaSchemas,
  memory: Memory,
): Promise<Diagnostic[]> {
  const value = valueOf(tree);
  const key = JSON.stringify([meta, value]);
  // ajv, and compiling for it, take longer than comparing: they are spared where all is as it was.
  const validator = async () => (await import('./meta.ts')).metaSchemas()[meta];
  const isGood = await memory.recallLater('shape', key, async () => (await validator())(value));
  if (isGood) return [];
  const validate = await validator();
  validate(value);
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
