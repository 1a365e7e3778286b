import { expect, test } from 'vitest';
import { messageOf } from '../../generator/diagnostics/print.ts';
import { load } from '../../generator/load/load.ts';
import { settings } from './helpers.ts';
import { inputsOf } from './texts.ts';

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

/** The digests, values and diagnostics of a project. */
function read(files: { readonly [path: string]: string }) {
  const { resources, bases, diagnostics } = load(inputsOf(files), settings);
  return {
    digests: new Map([...resources, ...bases].map(({ file, digest }) => [file.path, digest])),
    values: new Map(resources.map(({ file, value }) => [file.path, value])),
    messages: diagnostics.map(messageOf),
  };
}

function changedBetween(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  return [...after].filter(([path, digest]) => before.get(path) !== digest).map(([path]) => path);
}

test('a changed base changes the digests of the files that extend it, directly or not, and of no other file', () => {
  const before = read(project);
  const root = { ...project, 'schemas/bases/root.json': '{ "description": "Of a new root." }' };
  const after = read(root);
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
  const last = read(moved);
  expect(changedBetween(after.digests, last.digests).sort()).toEqual([
    'schemas/bases/stem.json',
    'schemas/resources/far.json',
  ]);
  expect(last.values.get('schemas/resources/far.json')).toMatchObject({
    description: 'Of another.',
  });
});

test('a missing base is reported with the most similar name that exists', () => {
  const lost = { ...project, 'schemas/resources/lost.json': resource('leaf') };
  expect(read(lost).messages).toEqual([
    expect.stringMatching(/schemas\/bases\/leaf\.json(?!.*Did you mean)/),
  ]);
  const like = { ...lost, 'schemas/bases/leaves.json': '{}', 'schemas/bases/leafs.json': '{}' };
  expect(read(like).messages).toEqual([
    expect.stringContaining('Did you mean "../bases/leafs.json"?'),
  ]);
  const there = { ...like, 'schemas/bases/leaf.json': '{ "description": "There." }' };
  const { messages, values } = read(there);
  expect(messages).toEqual([]);
  expect(values.get('schemas/resources/lost.json')).toMatchObject({ description: 'There.' });
});

test('bases that extend each other are reported as a cycle', () => {
  const cyclic = { ...project, 'schemas/bases/root.json': '{ "$extends": "stem.json" }' };
  expect(read(cyclic).messages).toEqual([
    expect.stringContaining('root.json → schemas/bases/stem.json'),
  ]);
});
