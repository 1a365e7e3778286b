import { digestOf } from '../digest.ts';
import type { Memory } from '../memory.ts';
import { endpointEntries } from '../../runtime/resource/index.ts';
import type { ResourceSpec } from '../../runtime/resource/index.ts';
import type { ResourceFile } from './project.ts';

/** What other resources may depend on, in so few words that it is remembered for each. */
export interface Outward {
  /** A digest of all that the file says but for the schema of the item. */
  readonly rest: string;
  /** The resources that arguments are taken from, as `$from` names them. */
  readonly from: readonly string[];
}

export function outwardOf(file: Pick<ResourceFile, 'digest' | 'spec'>, memory: Memory): Outward {
  return memory.recall('outward', file.digest, () => outward(file.spec));
}

function outward({ schema: _schema, ...rest }: ResourceSpec): Outward {
  const lists = Object.values(rest.routes).flatMap((route) => [
    route.args,
    ...endpointEntries(route).map(([, { args }]) => args),
  ]);
  const from = new Set(lists.flatMap((list) => list?.$from ?? []));
  return { rest: digestOf(JSON.stringify(rest)), from: [...from] };
}
