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

/** The values and diagnostics of a project. */
function read(files: { readonly [path: string]: string }) {
  const { resources, diagnostics } = load(inputsOf(files), settings);
  return {
    values: new Map(resources.map(({ file, value }) => [file.path, value])),
    messages: diagnostics.map(messageOf),
  };
}

test('a file has the values of the bases that it extends, directly or not', () => {
  const moved = { ...project, 'schemas/bases/stem.json': '{ "$extends": "other.json" }' };
  const far = 'schemas/resources/far.json';
  expect(read(project).values.get(far)).toMatchObject({ description: 'Of the root.' });
  expect(read(moved).values.get(far)).toMatchObject({ description: 'Of another.' });
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

test('a resource that extends itself is reported with the folder of bases', () => {
  const own = { ...project, 'schemas/resources/own.json': '{ "$extends": "own.json" }' };
  expect(read(own).messages).toEqual([
    'Unknown base schemas/resources/own.json. Only files in bases/ are bases.',
  ]);
});
