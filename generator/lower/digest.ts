import { createHash } from 'node:crypto';
import { endpointEntries } from '../../runtime/resource/index.ts';
import type { Project, ResourceFile } from '../load/project.ts';

/** A digest of all that lowering a resource reads: its file, those that it takes arguments from, all sets. */
export function digestOf({ spec, digest }: ResourceFile, { resources, argSets }: Project): string {
  const lists = Object.values(spec.routes).flatMap((route) => [
    route.args,
    ...endpointEntries(route).map(([, { args }]) => args),
  ]);
  const names = new Set(lists.map((list) => list?.$from));
  const others = resources.filter(({ name }) => names.has(name));
  const hash = createHash('sha256');
  for (const each of [{ digest }, ...others, ...argSets.values()]) hash.update(`${each.digest} `);
  return hash.digest('base64url');
}
