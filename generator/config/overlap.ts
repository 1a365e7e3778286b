import type { Settings } from './settings.ts';

/** A folder that lies where the tool removes what it does not know. */
export interface Overlap {
  readonly name: 'schemas' | 'handlers';
  /** What is wrong with `out`. */
  readonly problem: string;
}

/** The folder of people's files that the folder of the tool is not apart from; `null` when there is none. */
export function overlapOf({ out, schemas, handlers, parts }: Settings): Overlap | null {
  const own = [
    { name: 'schemas', folder: schemas },
    ...(parts.includes('server') ? [{ name: 'handlers', folder: handlers } as const] : []),
  ] as const;
  for (const { name, folder } of own) {
    const problem = relationOf(out, folder);
    if (problem !== null) return { name, problem: `${problem} "${name}"` };
  }
  return null;
}

function relationOf(out: string, folder: string): string | null {
  if (out === folder) return 'is the same folder as';
  if (out.startsWith(`${folder}/`)) return 'is inside the folder of';
  return folder.startsWith(`${out}/`) ? 'contains the folder of' : null;
}
