import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf } from '../digest.ts';
import { writeAtomically } from '../output/write-atomically.ts';
import { generatorFolder } from '../place.ts';
import { unlessAbsent } from '../system-error.ts';

export const RECORD = 'run.json';

/** What a run that ended in sync leaves for the next one: with the same files there is nothing to do. */
export interface RunRecord {
  /** Which build of the tool it was. */
  readonly tool: string;
  /** What the command line said. */
  readonly command: string;
  /** Folders that were read or written, from the project's root. */
  readonly folders: Folders;
  /** A digest of all files that it read. */
  readonly inputs: string;
  /** The same for those that the schemas produce. */
  readonly outputs: string;
  /** The paths of those of them that are not below the folder of the tool. */
  readonly outside: readonly string[];
  /** How many files were generated. */
  readonly generated: number;
  /** What it warned of, which is said again each time; `null` when it found nothing. */
  readonly warnings: Warnings | null;
  /** The mark of what was kept of all these files when they were found so. */
  readonly kept?: string;
  /** How many runs there were since one that has looked at everything. */
  readonly narrowRuns?: number;
}

/** What is said of warnings, for a terminal that shows colours and for all else. */
export interface Warnings {
  readonly painted: string;
  readonly plain: string;
}

export interface Folders {
  readonly schemas: string;
  readonly handlers: string;
  readonly out: string;
}

/** Where something of a project is kept from run to run; `null` where there is no node_modules/ for it. */
export function cachePath(root: string, name: string): string | null {
  const modules = join(root, 'node_modules');
  return existsSync(modules) ? join(modules, '.cache', 'restloom', name) : null;
}

/** A digest of files, by their paths and hashes. */
export function digestOfFiles(files: Iterable<readonly [path: string, hash: string]>): string {
  return digestOf(
    [...files]
      .map((each) => each.join(' '))
      .sort()
      .join('\n'),
  );
}

/** The record of the last run; `null` when there is none that can be read. */
export function readRecord(root: string): RunRecord | null {
  const path = cachePath(root, RECORD);
  const text = path === null ? undefined : unlessAbsent(() => readFileSync(path, 'utf8'));
  if (text === undefined) return null;
  try {
    // Nobody but the tool writes it; one that was cut short is no JSON.
    return JSON.parse(text) as RunRecord;
  } catch {
    return null;
  }
}

export function writeRecord(root: string, record: RunRecord): void {
  const path = cachePath(root, RECORD);
  if (path !== null) writeAtomically(path, JSON.stringify(record));
}

/** Which build of the tool this is; of one that runs from its sources, a hash of them. */
export function toolId(): string {
  known ??= builtId() ?? sourcesId();
  return known;
}

let known: string | null = null;

function builtId(): string | undefined {
  return unlessAbsent(() => readFileSync(join(generatorFolder, 'build-id'), 'utf8'));
}

function sourcesId(): string {
  const root = join(generatorFolder, '..');
  const hash = createHash('sha256');
  for (const folder of ['generator', 'runtime', 'schemas/meta']) {
    const entries = readdirSync(join(root, folder), { recursive: true, withFileTypes: true });
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const path of paths.sort()) hash.update(readFileSync(path));
  }
  return hash.digest('base64url');
}
