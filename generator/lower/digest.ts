import * as whole from '../digest.ts';
import { outwardOf } from '../load/outward.ts';
import type { Project, ResourceFile } from '../load/project.ts';

/** A digest of all that lowering a resource reads: its file, those that it takes arguments from, all sets. */
export function digestOf(file: ResourceFile, { resources, argSets, memory }: Project): string {
  const { digest } = file;
  const from = outwardOf(file, memory).sources.map(({ name }) => name);
  const others = from.length === 0 ? [] : resources.filter(({ name }) => from.includes(name));
  const read = [{ digest }, ...others, ...argSets.values()];
  return whole.digestOf(read.map((each) => each.digest).join(' '));
}
