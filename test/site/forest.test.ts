import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forest } from '../../site/domain/forest.ts';
import type { Edge } from '../../site/domain/forest.ts';
import { openWebSite } from './web-site.ts';
import type { WebSite } from './web-site.ts';

/** IDs in depth-first order, each as often as it is shown. */
function shown(edges: readonly Edge[]): number[] {
  const children = forest(edges, (edge) => edge);
  const below = (id: number): number[] =>
    (children.get(id) ?? []).flatMap((edge) => [edge.id, ...below(edge.id)]);
  return below(0);
}

test('items of a cycle are at the top, with their other children', () => {
  const edges = [
    { id: 1, parent: 2 },
    { id: 2, parent: 1 },
    { id: 3, parent: 2 },
    { id: 4, parent: 4 },
    { id: 5, parent: 99 },
  ];
  const children = forest(edges, (edge) => edge);
  const idsBelow = (id: number): number[] => (children.get(id) ?? []).map((edge) => edge.id);
  expect([idsBelow(0), idsBelow(2)]).toEqual([[1, 2, 4, 5], [3]]);
});

test('every item is shown once, for any parents', () => {
  const parents = fc.array(fc.integer({ min: 0, max: 12 }), { maxLength: 12 });
  fc.assert(
    fc.property(parents, (list) => {
      const edges = list.map((parent, at) => ({ id: at + 1, parent }));
      expect(shown(edges).sort((a, b) => a - b)).toEqual(edges.map(({ id }) => id));
    }),
  );
});

test('a long cycle is found in linear time', () => {
  const length = 100_000;
  const edges = Array.from({ length }, (_, at) => ({
    id: at + 1,
    parent: ((at + 1) % length) + 1,
  }));
  expect(forest(edges, (edge) => edge).get(0)).toHaveLength(length);
});

let site: WebSite;
beforeAll(async () => {
  site = await openWebSite();
});
afterAll(() => site.close());

test('comments in a cycle are shown on the page of their post', async () => {
  const { rows } = await site.store.comments.find({ approved: ['1'], limit: 100 });
  const [first, second] = rows.filter(({ post }) => post === rows[0]?.post);
  const third = await site.store.comments.insert({
    post: first?.post ?? 0,
    content: 'A third one.',
  });
  await site.store.comments.update(third.id, { approved: '1', parent: second?.id ?? 0 });
  await site.store.comments.update(first?.id ?? 0, { parent: third.id });
  await site.store.comments.update(second?.id ?? 0, { parent: first?.id ?? 0 });
  const page = await (await fetch(`${site.base}/?p=${first?.post}`)).text();
  for (const comment of [first, second, third])
    expect(page).toContain(`id="comment-${comment?.id}"`);
});
