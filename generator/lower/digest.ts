import * as whole from '../digest.ts';
import { outwardKeyOf } from '../load/outward.ts';
import type { Project, ResourceFile } from '../load/project.ts';

/** A digest of all that lowering a resource reads: its file, those that it takes arguments from, all sets. */
export function digestOf(file: ResourceFile, { resources, argSets, memory }: Project): string {
  const { digest } = file;
  const from = outwardKeyOf(file, memory).sources;
  const others = from.length === 0 ? [] : resources.filter(({ name }) => from.includes(name));
  const sets = digests.get(argSets) ?? whole.digestOf(joined([...argSets.values()]));
  digests.set(argSets, sets);
  return whole.digestOf(`${joined([{ digest }, ...others])} ${sets}`);
}

// All resources read the same sets.
const digests = new WeakMap<Project['argSets'], string>();

function joined(files: readonly Pick<ResourceFile, 'digest'>[]): string {
  return files.map(({ digest }) => digest).join(' ');
}
