import type { InputFile } from '../load/files.ts';
import type { Memory } from '../memory.ts';
import { parseProgram } from './syntax.ts';
import type { Statement } from './syntax.ts';

/** What a module exports by name; `null` when only the compiler can tell. */
export function exportedNames(file: InputFile, memory: Memory): Promise<readonly string[] | null> {
  const key = JSON.stringify(['exports', file.hash]);
  return memory.recallLater('syntax', key, () => namesIn(file));
}

async function namesIn(file: InputFile): Promise<readonly string[] | null> {
  const program = await parseProgram(file);
  if (!program || program.body.some(({ type }) => type === 'ExportAllDeclaration')) return null;
  return program.body.flatMap(namesOf).filter((name) => name !== undefined);
}

function namesOf({ type, exportKind, declaration, specifiers }: Statement): (string | undefined)[] {
  if (type !== 'ExportNamedDeclaration' || exportKind === 'type') return [];
  return [
    declaration?.id?.name,
    ...(declaration?.declarations ?? []).map(({ id }) => id.name),
    ...(specifiers ?? []).map(({ exported }) => exported?.name),
  ];
}
