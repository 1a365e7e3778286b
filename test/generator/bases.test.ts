import { expect, test } from 'vitest';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { parseSources } from '../../generator/load/load.ts';
import { Memory } from '../../generator/memory.ts';
import { textsOf } from './texts.ts';

const resource = (base: string | null, more = '') =>
  `{ ${base === null ? '' : `"$extends": "../bases/${base}.json", `}"resource": "it"${more} }`;

const project = {
  'schemas/bases/root.json': '{ "description": "Of the root." }',
  'schemas/bases/stem.json': '{ "$extends": "root.json", "singular": "it" }',
  'schemas/bases/other.json': '{ "description": "Of another." }',
  'schemas/resources/far.json': resource('stem'),
  'schemas/resources/near.json': resource('other'),
  'schemas/resources/own.json': resource(null),
};

/** What tells each file from what it was, and whatever is said of it. */
function read(files: { readonly [path: string]: string }, memory: Memory) {
  const { resources, bases, diagnostics } = parseSources(textsOf(files, memory));
  memory.turn();
  return {
    digests: new Map([...resources, ...bases].map(({ file, digest }) => [file.path, digest])),
    values: new Map(resources.map(({ file, value }) => [file.path, value])),
    messages: diagnostics.map(messageOf),
  };
}

function changedBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...after].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path);
}

test('a base that changes changes what is made from it, near or far, and nothing else', () => {
  const memory = Memory.empty();
  const before = read(project, memory);
  const root = { ...project, 'schemas/bases/root.json': '{ "description": "Of a new root." }' };
  const after = read(root, memory);
  expect(changedBetween(before.digests, after.digests).sort()).toEqual([
    'schemas/bases/root.json',
    'schemas/bases/stem.json',
    'schemas/resources/far.json',
  ]);
  expect(after.values.get('schemas/resources/far.json')).toMatchObject({
    description: 'Of a new root.',
  });

  // From now on the base in between has another root.
  const moved = { ...root, 'schemas/bases/stem.json': '{ "$extends": "other.json" }' };
  const last = read(moved, memory);
  expect(changedBetween(after.digests, last.digests).sort()).toEqual([
    'schemas/bases/stem.json',
    'schemas/resources/far.json',
  ]);
  expect(last.values.get('schemas/resources/far.json')).toMatchObject({
    description: 'Of another.',
  });
});

test('who names a base that is not there hears of those that have come since', () => {
  const memory = Memory.empty();
  const lost = { ...project, 'schemas/resources/lost.json': resource('leaf') };
  expect(read(lost, memory).messages).toEqual([
    expect.stringMatching(/schemas\/bases\/leaf\.json(?!.*Did you mean)/),
  ]);
  const like = { ...lost, 'schemas/bases/leaves.json': '{}', 'schemas/bases/leafs.json': '{}' };
  expect(read(like, memory).messages).toEqual([
    expect.stringContaining('Did you mean "../bases/leafs.json"?'),
  ]);
  const there = { ...like, 'schemas/bases/leaf.json': '{ "description": "There." }' };
  const { messages, values } = read(there, memory);
  expect(messages).toEqual([]);
  expect(values.get('schemas/resources/lost.json')).toMatchObject({ description: 'There.' });
});

test('bases that go in a circle are told of as often as they are read, and no longer', () => {
  const memory = Memory.empty();
  const round = { ...project, 'schemas/bases/root.json': '{ "$extends": "stem.json" }' };
  const { messages } = read(round, memory);
  expect(messages).toEqual([expect.stringContaining('root.json → schemas/bases/stem.json')]);
  expect(read(round, memory).messages).toEqual(messages);
  expect(read(project, memory).messages).toEqual([]);
});
