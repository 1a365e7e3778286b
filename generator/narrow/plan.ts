import type { Settings } from '../config/settings.ts';
import type { Piece } from '../emit/pieces.ts';
import type { Memory } from '../memory.ts';
import { modulesOf } from '../names/names.ts';
import { replanDocument } from '../output/document.ts';
import { offering, planCode } from '../output/plan.ts';
import type { Files, Planned } from '../output/plan.ts';
import type { Staged } from '../output/staged.ts';
import { ChangedMeanwhile } from '../load/files.ts';
import { everythingOf } from '../emit/index.ts';
import { Recent } from '../recent.ts';
import type { ResourceView } from './view.ts';

/** Resources as they were and as they are, in one order. */
export interface Changed {
  readonly root: string;
  readonly settings: Settings;
  readonly memory: Memory;
  readonly staged: Staged;
  readonly old: readonly ResourceView[];
  readonly now: readonly ResourceView[];
}

/** The files that follow from them, as they have to be on disk; `null` where they are not those that there were. */
export async function planChanged(changed: Changed): Promise<Files | null> {
  const { root, memory, staged, now } = changed;
  const texts = new Recent(1);
  const planned: (readonly [path: string, planned: Planned])[] = [];
  const offer = offering(root, memory, staged);
  for (const { code } of now) planned.push(...(await planCode(code, memory, texts, offer)));
  const document = planPieces(changed);
  if (document === null) return null;
  return new Map([...planned, ...document].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The document, where it has anything of them. */
function planPieces(
  changed: Changed,
): readonly (readonly [path: string, planned: Planned])[] | null {
  const { root, settings, memory, staged, old, now } = changed;
  const needed = new Map<string, Piece>();
  const possible = new Map<string, Piece>();
  for (const [at, { pieces }] of old.entries()) {
    pair(pieces?.always, now[at]?.pieces?.always, needed);
    pair(pieces?.referred, now[at]?.pieces?.referred, possible);
  }
  if (needed.size === 0 && possible.size === 0) return [];
  const path = modulesOf(settings).openapi;
  const file = memory.hashesOf(root).lookedAt(path);
  const document = { path, source: everythingOf(settings) };
  const changes = { needed, possible };
  const hash = replanDocument(document, changes, memory, file, () => staged.begin(path));
  if (hash === null) return null;
  // It waits to be put in its place, where it is another one.
  const content = () => Promise.reject(new ChangedMeanwhile(path));
  return [[path, { hash, content }]];
}

/** The pieces that have changed, by the keys that they had. */
function pair(
  old: readonly Piece[] = [],
  now: readonly Piece[] = [],
  into: Map<string, Piece>,
): void {
  for (const [at, { key }] of old.entries()) {
    const piece = now[at];
    if (piece && key !== null && piece.key !== key) into.set(key, piece);
  }
}
