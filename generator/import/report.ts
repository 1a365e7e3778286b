import type { Paint } from '../diagnostics/paint.ts';
import { diffLines } from '../report/text.ts';
import type { Converted } from './convert.ts';
import type { FileChange } from './files.ts';
import { lossKinds } from './losses.ts';
import type { Extent, Loss } from './losses.ts';

/** The shares of operations: carried as a whole, in part, or not. */
interface Shares {
  readonly operations: number;
  readonly whole: number;
  readonly partly: number;
  readonly missing: number;
}

function sharesOf({ operations, losses }: Converted): Shares {
  const affected = (extent: Extent) =>
    new Set(
      losses.flatMap((loss) => (lossKinds[loss.kind].extent === extent ? loss.operations : [])),
    );
  const missing = affected('operation');
  const partly = [...affected('part')].filter((operation) => !missing.has(operation)).length;
  return { operations, whole: operations - partly - missing.size, partly, missing: missing.size };
}

/** Places of a kind that are listed. `--format json` lists all of them. */
const MOST_PLACES = 3;

/** Returns the lines about what was carried, and what was not: kinds by the number of operations that they affect. */
export function reportLines(converted: Converted, paint: Paint): readonly string[] {
  const { operations, whole, partly, missing } = sharesOf(converted);
  const count = converted.resources.length;
  const head =
    `${operations} operations in ${count} ${count === 1 ? 'resource' : 'resources'}: ` +
    `${whole} complete, ${partly} without a part, ${missing} not imported.`;
  return [head, ...(['operation', 'part', 'detail'] as const).flatMap((extent) => section(extent))];

  function section(extent: Extent): readonly string[] {
    const kinds = byKind(converted.losses.filter(({ kind }) => lossKinds[kind].extent === extent));
    const lines = kinds.flatMap(({ text, losses, operations: affected }) => [
      `  ${paint.yellow(String(affected).padStart(5))}  ${text}`,
      // Details are too many to list.
      ...(extent === 'detail' ? [] : places(losses)),
    ]);
    return lines.length === 0
      ? []
      : ['', `${titles[extent]} (number of operations, or of places outside of them):`, ...lines];
  }

  function places(losses: readonly Loss[]): readonly string[] {
    const shown = losses
      .slice(0, MOST_PLACES)
      .map(({ pointer }) => `         ${paint.dim(pointer)}`);
    const rest = losses.length - shown.length;
    return rest > 0 ? [...shown, `         ${paint.dim(`… ${rest} more`)}`] : shown;
  }
}

const titles: { readonly [E in Extent]: string } = {
  operation: 'Not imported',
  part: 'Parts that schema files cannot say',
  detail: 'Details that schema files cannot say',
};

function byKind(losses: readonly Loss[]) {
  const kinds = [...new Set(losses.map(({ kind }) => kind))];
  return kinds
    .map((kind) => {
      const own = losses.filter((loss) => loss.kind === kind);
      const placesOf = (loss: Loss) =>
        loss.operations.length > 0 ? loss.operations : loss.pointer;
      const operations = new Set(own.flatMap(placesOf)).size;
      return { text: lossKinds[kind].text, losses: own, operations };
    })
    .sort((a, b) => b.operations - a.operations);
}

/** Returns the report as JSON: the shares, every loss with its pointer, and the changed files. */
export function reportJson(
  converted: Converted,
  changes: readonly FileChange[],
  isWritten: boolean,
): object {
  return {
    ...sharesOf(converted),
    resources: converted.resources.map(({ resource }) => resource),
    losses: converted.losses.map(({ kind, pointer, operations }) => {
      return { kind, ...lossKinds[kind], pointer, operations };
    }),
    changes: changes.map(({ path, before, after }) => {
      return { path, change: before === null ? 'created' : after === null ? 'removed' : 'changed' };
    }),
    written: isWritten,
  };
}

/** Returns a line for each changed file, and a diff of the files that exist. */
export async function changeLines(
  changes: readonly FileChange[],
  paint: Paint,
): Promise<readonly string[]> {
  const lines = changes.map(async ({ path, before, after }) => {
    if (before === null) return [`  ${paint.green('create')}  ${path}`];
    if (after === null) return [`  ${paint.red('remove')}  ${path}`];
    return [`  ${paint.yellow('change')}  ${path}`, ...(await diffLines(before, after, paint))];
  });
  return (await Promise.all(lines)).flat();
}
