import { expect, test } from 'vitest';
import { built } from '../built.ts';
import { runNodes } from './run.ts';

test('two nodes lose no write and give no stale response while they are restarted and killed and the database pauses', async () => {
  const { phases, lost, edits } = await runNodes({
    ...{ root: built, nodes: 2, rate: 10, duration: 30, edits: 100, seed: 1 },
    onPhase: () => undefined,
  });
  expect(edits).toEqual({ reads: 380, stale: [] });
  expect(phases.flatMap(({ wrong }) => wrong)).toEqual([]);
  expect(lost).toEqual([]);
  expect(phases.map(({ name }) => name)).toEqual([
    ...['before', 'rolling restart', 'kill -9', 'database paused', 'slow storage', 'after'],
  ]);
}, 300_000);
