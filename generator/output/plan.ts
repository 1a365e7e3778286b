import { digestOf } from '../digest.ts';
import type { File, Unit } from '../emit/index.ts';
import { formatCode } from './format.ts';
import { stamp } from './stamp.ts';

/** A generated file as it has to be on disk. */
export interface Planned {
  /** Digest of the text. */
  readonly hash: string;
  /** The formatted text with its header. */
  readonly text: () => Promise<string>;
}

/** Files by their paths from the project's root, sorted by path. */
export type Files = ReadonlyMap<string, Planned>;

/** Returns the digests of the files that a unit had in an earlier run, by path, or calls `make`. */
export type RememberHashes = (unit: Unit, make: () => Promise<Hashes>) => Promise<Hashes>;

export type Hashes = readonly (readonly [path: string, hash: string])[];

/** Prints, formats and stamps every file. A unit whose digests are remembered is printed only when the text of a file is asked for. */
export async function planFiles(
  units: readonly Unit[],
  remember: RememberHashes = (_unit, make) => make(),
): Promise<Files> {
  const planned = new Map<string, Planned>();
  for (const unit of units) {
    const finished = new Map<string, string>();
    const finish = async (): Promise<void> => {
      for (const file of unit.files()) finished.set(file[0], await finishFile(unit, file));
    };
    const hashes = await remember(unit, async () => {
      await finish();
      return [...finished].map(([path, text]) => [path, digestOf(text)] as const);
    });
    for (const [path, hash] of hashes) {
      const text = async (): Promise<string> => {
        if (!finished.has(path)) await finish();
        const found = finished.get(path);
        if (found === undefined) throw new Error(`plan: ${path} is no longer generated`);
        return found;
      };
      planned.set(path, { hash, text });
    }
  }
  return new Map([...planned].sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function finishFile({ source }: Unit, [path, text]: File): Promise<string> {
  // JSON and Markdown are printed as they are.
  return stamp(path, source, path.endsWith('.ts') ? await formatCode(path, text) : text);
}
