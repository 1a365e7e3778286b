import { readFileSync } from 'node:fs';
import { table } from '../lib/table.ts';

/** The part of a CPU profile of V8 that is read. */
interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: {
    readonly functionName: string;
    readonly url: string;
    readonly lineNumber: number;
  };
  readonly children?: readonly number[];
}

const SHOWN = 25;

/** Prints the functions in which a server spent most time: by themselves, and with what they call. */
export function printProfile(title: string, file: string): void {
  // The inspector of Node writes profiles.
  const { nodes, samples } = JSON.parse(readFileSync(file, 'utf8')) as Profile;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((c) => [c, id])));
  const names = new Map(nodes.map((node) => [node.id, nameOf(node)]));
  const idle = new Set(nodes.filter(isIdle).map(({ id }) => id));
  const busy = samples.filter((id) => !idle.has(id));
  const self = new Map<string, number>();
  const whole = new Map<string, number>();
  for (const id of busy) {
    add(self, names.get(id) ?? '');
    const seen = new Set<string>();
    for (let at: number | undefined = id; at !== undefined; at = parents.get(at))
      if (byId.has(at)) seen.add(names.get(at) ?? '');
    for (const name of seen) add(whole, name);
  }
  for (const [kind, counts] of [
    ['self', self],
    ['inclusive', whole],
  ] as const) {
    const sorted = [...counts].sort(([, a], [, b]) => b - a).slice(0, SHOWN);
    const lines = sorted.map(([name, count]) => [
      name,
      `${((100 * count) / busy.length).toFixed(1)} %`,
    ]);
    console.log(`\n${table([`${title}: functions, ${kind}`, 'of the time'], lines)}`);
  }
}

function isIdle({ callFrame: { functionName } }: ProfileNode): boolean {
  return functionName === '(idle)';
}

function nameOf({ callFrame: { functionName, url, lineNumber } }: ProfileNode): string {
  const place = url.replace(/^.*bench\/compiled\//, '').replace(/^.*node_modules\//, '');
  return `${functionName || '(anonymous)'} ${place === '' ? '' : `${place}:${lineNumber + 1}`}`.trim();
}

function add(counts: Map<string, number>, name: string): void {
  counts.set(name, (counts.get(name) ?? 0) + 1);
}
