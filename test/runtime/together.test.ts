import { setImmediate as endOfTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Together } from '../../runtime/http/together.ts';
import type { WireAnswer } from '../../runtime/http/wire.ts';

const answer: WireAnswer = { status: 200, headers: [], body: null };

/** Sends answers by the names of who they are for, and tells who has got one. */
function sender() {
  const together = new Together();
  const got: string[] = [];
  const send = (name: string): void => together.send({ finish: () => void got.push(name) }, answer);
  return { got, send };
}

test('answers of one turn are sent together when it ends, in the order in which they were there', async () => {
  const { got, send } = sender();
  for (const name of ['a', 'b', 'c']) send(name);
  expect(got).toEqual([]);
  await endOfTurn();
  expect(got).toEqual(['a', 'b', 'c']);
});

test('who is answered alone does not wait, but for each fifth time, when it is tried again', async () => {
  const { got, send } = sender();
  const waits: boolean[] = [];
  for (let count = 0; count < 11; count += 1) {
    send(String(count));
    waits.push(got.length === count);
    await endOfTurn();
    expect(got).toHaveLength(count + 1);
  }
  expect(waits.map(Number).join('')).toBe('10000100001');
});

test('nobody waits longer than a millisecond for others whose answers take their time', async () => {
  const { got, send } = sender();
  send('a');
  const end = performance.now() + 1.5;
  while (performance.now() < end);
  send('b');
  expect(got).toEqual(['a', 'b']);
  send('c');
  expect(got).toEqual(['a', 'b']);
  await endOfTurn();
  expect(got).toEqual(['a', 'b', 'c']);
});

test('what is answered while answers are sent waits for the next turn', async () => {
  const together = new Together();
  const got: string[] = [];
  const plain = { finish: () => void got.push('late') };
  const first = { finish: () => together.send(plain, answer) };
  together.send(first, answer);
  together.send(first, answer);
  await endOfTurn();
  expect(got).toEqual([]);
  await endOfTurn();
  expect(got).toEqual(['late', 'late']);
});
