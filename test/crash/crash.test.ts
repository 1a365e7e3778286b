import { expect, test } from 'vitest';
import { built } from '../built.ts';
import { Ledger } from './ledger.ts';
import { cases, runCase, seeded } from './rounds.ts';

test.each(Object.entries(cases))(
  '%s: no acknowledged write is lost and no orphaned file is served when the process is killed twice',
  async (_, open) => {
    const options = { root: built, rounds: 2, random: seeded(7) };
    const { acknowledged, problems } = await runCase(open, options);
    expect(problems).toEqual([]);
    expect(acknowledged).toBeGreaterThan(0);
  },
  120_000,
);

test('the ledger reports lost, torn, revived and unknown items, and accepts writes without a response', async () => {
  const ledger = new Ledger();
  const stored = new Map([['post:1', 'a']]);
  expect(ledger.settle(stored)).toEqual(['post:1 exists with a; nothing created it']);
  await ledger.create('b', () => Promise.resolve('post:2'));
  await ledger.write('post:1', null, () => Promise.resolve(true));
  expect(ledger.settle(stored)).toEqual(['post:1 is a, not null', 'post:2 is missing, not b']);
  await ledger.write('post:1', 'c', () => Promise.resolve(false));
  await ledger.create('d', () => Promise.resolve(null));
  expect(
    ledger.settle(
      new Map([
        ['post:1', 'c'],
        ['post:3', 'd'],
      ]),
    ),
  ).toEqual([]);
  await ledger.write('post:1', 'e', () => Promise.resolve(true));
  expect(
    ledger.settle(
      new Map([
        ['post:1', 'torn'],
        ['post:3', 'd'],
      ]),
    ),
  ).toEqual(['post:1 is torn, not e']);
});
