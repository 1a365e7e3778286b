import { expect, test } from 'vitest';
import { completedManifest } from '../../generator/init/project-files.ts';

test('a new package.json has the packages that the project needs', () => {
  const { name, dependencies, devDependencies } = completedManifest({}, 'shop', '0.1.0');
  expect(name).toBe('shop');
  expect(dependencies).toEqual({ 'restloom-runtime': '0.1.0' });
  expect(devDependencies).toMatchObject({ restloom: '0.1.0', tsx: expect.any(String) });
});

test('existing members of package.json stay, and no package is in both lists', () => {
  const before = {
    name: 'mine',
    dependencies: { typescript: '^7.0.2', pg: '^8.0.0' },
    devDependencies: { restloom: 'file:../restloom.tgz', tsx: '4.20.0' },
  };
  const after = completedManifest(before, 'shop', '0.1.0');
  expect(after).toMatchObject({ name: 'mine', type: 'module' });
  expect(after['dependencies']).toEqual({
    'restloom-runtime': '0.1.0',
    typescript: '^7.0.2',
    pg: '^8.0.0',
  });
  expect(after['devDependencies']).toEqual({
    '@types/node': '^20.19.0',
    restloom: 'file:../restloom.tgz',
    tsx: '4.20.0',
  });
});
