import * as whole from '../digest.ts';
import { digestOfSets, outwardKeyOf } from '../load/outward.ts';
import type { Project, ResourceFile } from '../load/project.ts';
import { tokenOf } from './callbacks.ts';

/**
 * A digest of all that lowering a resource reads: its file, those that it takes arguments from, the sets that it includes,
 * and the product token.
 */
export function digestOf(file: ResourceFile, project: Project): string {
  const { resources, memory, about } = project;
  const { digest } = file;
  const from = outwardKeyOf(file, memory).sources;
  const others = from.length === 0 ? [] : resources.filter(({ name }) => from.includes(name));
  const sets = digestOfSets(file, project);
  return whole.digestOf(`${joined([{ digest }, ...others])} ${sets} ${tokenOf(about)}`);
}

function joined(files: readonly Pick<ResourceFile, 'digest'>[]): string {
  return files.map(({ digest }) => digest).join(' ');
}
