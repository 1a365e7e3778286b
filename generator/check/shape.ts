import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { diagnose } from '../diagnostics/diagnostic.ts';
import type { SourceFile, Sources } from '../load/load.ts';
import { spanAt } from '../load/tree.ts';
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
      await judge(each, meta, () => complaintsOf(each.own, () => each.tree, meta));
    }
  }
  for (const each of sources.resources) {
    await judge(each, 'resource', async () => {
      const found = [
        ...(await complaintsOf(each.own, () => each.tree, 'resource')),
        // Extended, the file has to be complete as well; what is wrong may then stand in the base.
        ...(isExtended(each) ? await complaintsOf(each.value, () => each.whole, 'resource') : []),
      ];
      return isMisnamed(each) ? withOther(found, misnamed(each)) : found;
    });
  }
  return found;
}

async function complaintsOf(
  value: unknown,
  treeOf: () => JsonNode,
  meta: keyof MetaSchemas,
): Promise<Diagnostic[]> {
  const validate = (await metaSchemas())[meta];
  validate(value);
  const errors = validate.errors ?? [];
  // Which values there are says of which type they are.
  const listed = new Set(
    errors.filter(({ keyword }) => keyword === 'enum').map(({ instancePath }) => instancePath),
  );
  return errors
    .filter(({ keyword, instancePath }) => keyword !== 'type' || !listed.has(instancePath))
    .flatMap((error) => explain(error, treeOf()));
}

/** A complaint more, unless one of the others is about the same place. */
function withOther(found: readonly Diagnostic[], more: Diagnostic): readonly Diagnostic[] {
  const { file, start } = more.span;
  const isSaid = found.some(({ span }) => span.file.path === file.path && span.start === start);
  return isSaid ? found : [...found, more];
}

/** Not where `$extends` names nothing: what the file lacks might have come from there. */
function isExtended({ own }: SourceFile): boolean {
  if (typeof own !== 'object' || own === null || !('$extends' in own)) return false;
  return [own.$extends].flat().every(namesBase);
}

/** A path, or an object that has one. */
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
