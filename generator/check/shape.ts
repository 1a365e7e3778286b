import type { ErrorObject } from 'ajv';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import { valueOf } from '../load/tree.ts';
import type { JsonNode } from '../load/tree.ts';
import { metaSchemas } from './meta.ts';
import type { MetaSchemas } from './meta.ts';
import { explain } from './shape-errors.ts';

// In a process that goes on, most files are the ones of the run before.
const good = new WeakSet<SourceFile>();

/** Compares every schema file with schemas/meta/; tells for each file what is wrong with it. */
export async function checkShapes(
  sources: Sources,
): Promise<ReadonlyMap<SourceFile, readonly Diagnostic[]>> {
  const found = new Map<SourceFile, readonly Diagnostic[]>();
  const complaints = async (
    meta: keyof MetaSchemas,
    { tree, digest }: Pick<SourceFile, 'tree' | 'digest'>,
  ): Promise<Diagnostic[]> => {
    const isGood = await sources.memory.recallLater('shape', `${meta} ${digest}`, async () => {
      return (await errorsOf(tree, meta)).length === 0;
    });
    return isGood ? [] : (await errorsOf(tree, meta)).flatMap((error) => explain(error, tree));
  };
  const judge = async (file: SourceFile, make: () => Promise<Diagnostic[]>): Promise<void> => {
    const diagnostics = good.has(file) ? [] : await make();
    if (diagnostics.length === 0) good.add(file);
    found.set(file, diagnostics);
  };
  for (const [files, meta] of [
    [sources.bases, 'base'],
    [sources.argSets, 'args'],
    [sources.about, 'about'],
  ] as const) {
    for (const each of files) {
      await judge(each, () => complaints(meta, each));
    }
  }
  for (const each of sources.resources) {
    const whole = { tree: each.whole, digest: `${each.digest} whole` };
    await judge(each, async () => [
      ...(await complaints('resource', each)),
      // Extended, the file has to be complete as well; what is wrong may then stand in the base.
      ...(isExtended(each) ? await complaints('resource', whole) : []),
      ...(isMisnamed(each) ? [misnamed(each)] : []),
    ]);
  }
  return found;
}

async function errorsOf(tree: JsonNode, meta: keyof MetaSchemas): Promise<readonly ErrorObject[]> {
  const validate = (await metaSchemas())[meta];
  validate(valueOf(tree));
  return validate.errors ?? [];
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
