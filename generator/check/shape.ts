import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import { valueOf } from '../load/tree.ts';
import type { JsonNode } from '../load/tree.ts';
import { metaSchemas } from './meta.ts';
import type { MetaSchemas } from './meta.ts';
import { explain } from './shape-errors.ts';

/** Compares every schema file with schemas/meta/; tells for each file what is wrong with it. */
export async function checkShapes(
  sources: Sources,
): Promise<ReadonlyMap<SourceFile, readonly Diagnostic[]>> {
  const found = new Map<SourceFile, readonly Diagnostic[]>();
  const judge = async (
    file: SourceFile,
    meta: keyof MetaSchemas,
    complaints: () => Promise<readonly Diagnostic[]>,
  ): Promise<void> => {
    const isGood = await sources.memory.recallLater('shape', `${meta} ${file.digest}`, async () => {
      return (await complaints()).length === 0;
    });
    found.set(file, isGood ? [] : await complaints());
  };
  for (const [files, meta] of [
    [sources.bases, 'base'],
    [sources.argSets, 'args'],
    [sources.about, 'about'],
  ] as const) {
    for (const each of files) {
      await judge(each, meta, () => complaintsOf(each.tree, valueOf(each.tree), meta));
    }
  }
  for (const each of sources.resources) {
    await judge(each, 'resource', async () => [
      ...(await complaintsOf(each.tree, valueOf(each.tree), 'resource')),
      // Extended, the file has to be complete as well; what is wrong may then stand in the base.
      ...(isExtended(each) ? await complaintsOf(each.whole, each.value, 'resource') : []),
      ...(isMisnamed(each) ? [misnamed(each)] : []),
    ]);
  }
  return found;
}

async function complaintsOf(
  tree: JsonNode,
  value: unknown,
  meta: keyof MetaSchemas,
): Promise<Diagnostic[]> {
  const validate = (await metaSchemas())[meta];
  validate(value);
  return (validate.errors ?? []).flatMap((error) => explain(error, tree));
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
