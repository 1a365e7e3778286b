import { readFileSync } from 'node:fs';
import { validateValue } from '../../../runtime/schema/index.ts';
import type { Schema } from '../../../runtime/schema/index.ts';

/** What a plugin tells of itself; each member is described in plugin.schema.json. */
export interface Manifest {
  /** What people call it. */
  readonly name: string;
  /** Its module, without the ending, directly in its folder; `plugin` when absent. */
  readonly main?: string;
  readonly version?: string;
  readonly description?: string;
  readonly author?: string;
  readonly author_uri?: string;
  readonly plugin_uri?: string;
  readonly textdomain?: string;
  /** The oldest releases that it works with. */
  readonly requires?: { readonly api?: string; readonly node?: string };
}

// A file of ours, which editors read as well.
const MANIFEST = JSON.parse(
  readFileSync(new URL('plugin.schema.json', import.meta.url), 'utf8'),
) as Schema;

/** Reads the text of a `plugin.json`; why it cannot be used when it cannot, in a sentence. */
export function readManifest(json: string): Manifest | { readonly problem: string } {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    return { problem: `plugin.json is no JSON: ${error instanceof Error ? error.message : ''}` };
  }
  const failure = validateValue(value, MANIFEST, 'plugin.json');
  // An empty text would pass as an empty map; what passes as a map otherwise is one.
  if (failure || typeof value !== 'object' || value === null)
    return { problem: failure?.message ?? 'plugin.json is no map.' };
  // Checked just now.
  return value as Manifest;
}

/** Whether a version is as new as another one at least; versions are numbers with points between. */
export function isAtLeast(version: string, least: string): boolean {
  const [mine = [], other = []] = [version, least].map((each) => each.split('.').map(Number));
  for (let at = 0; at < Math.max(mine.length, other.length); at += 1) {
    const difference = (mine[at] ?? 0) - (other[at] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}
