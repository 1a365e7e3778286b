import { digestOf } from '../digest.ts';
import type { Memory } from '../memory.ts';
import { once } from '../once.ts';
import { basesNamedIn } from './extend.ts';
import type { Bases } from './extend.ts';
import type { InputFile } from './files.ts';
import { parseJson } from './json.ts';
import type { ParsedJson } from './json.ts';
import type { JsonNode } from './tree.ts';

/** The bases of a project, and of each file those that it is made from. */
export interface KnownBases {
  /** `tree` is that of the file, which is asked for where nothing is remembered of it. */
  of(file: InputFile, tree: () => JsonNode | null): BasesOfFile;
}

export interface BasesOfFile {
  /** A digest of them: a file is what it was as long as itself and they are. */
  readonly id: string;
  readonly bases: Bases;
}

/** A base, parsed when somebody asks. */
interface Base {
  readonly file: InputFile;
  readonly parsed: () => ParsedJson;
}

/** Looks into no file of which it is remembered what it names. */
export function knownBases(files: readonly InputFile[], memory: Memory): KnownBases {
  // Nearly every resource asks for one.
  const byPath = new Map(
    files.map((file): [string, Base] => {
      const key = `parsed ${file.path} ${file.hash}`;
      return [
        file.path,
        { file, parsed: memory.recallLive(key, () => once(() => parseJson(file))) },
      ];
    }),
  );
  const paths = [...byPath.keys()];
  const namedIn = ({ path, hash }: InputFile, tree: () => JsonNode | null): readonly string[] =>
    memory.recall('extends', JSON.stringify([path, hash]), () => {
      const read = tree();
      return read === null ? [] : basesNamedIn(path, read);
    });
  const below = (found: Map<string, Base | null>, named: readonly string[]): typeof found => {
    for (const path of named) {
      if (found.has(path)) continue;
      const base = byPath.get(path) ?? null;
      found.set(path, base);
      if (base === null) continue;
      const tree = (): JsonNode | null => base.parsed().tree;
      below(found, namedIn(base.file, tree));
    }
    return found;
  };
  // Many resources name the same.
  const ofNames = new Map<string, BasesOfFile>();
  return {
    of(file, tree) {
      const named = namedIn(file, tree);
      const key = JSON.stringify(named);
      const there = ofNames.get(key) ?? basesOf(below(new Map(), named), paths);
      ofNames.set(key, there);
      return there;
    },
  };
}

function basesOf(found: ReadonlyMap<string, Base | null>, paths: readonly string[]): BasesOfFile {
  const entries = [...found].map(([path, base]) => [path, base?.file.hash ?? null]);
  // Who names one that is not there is told of those that are.
  const others = [...found.values()].includes(null) ? paths : [];
  return {
    id: digestOf(JSON.stringify([entries, others])),
    bases: { get: (path) => found.get(path)?.parsed().tree, keys: () => paths },
  };
}
