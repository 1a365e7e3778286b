import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSettings } from '../../generator/config/load.ts';
import type { Config } from '../../generator/config/settings.ts';
import { messageOf, positionOf } from '../../generator/diagnostics/print.ts';
import { projectFrom } from './helpers.ts';

/** What is said of a configuration file that exports `config`, with these options. */
async function saidOf(config: Config, given: Config = {}): Promise<string[]> {
  const root = projectFrom('tiny');
  const text = `export default ${JSON.stringify(config)};\n`;
  writeFileSync(join(root, 'restloom.config.mjs'), text);
  const { diagnostics } = await loadSettings(root, given);
  return diagnostics.map((diagnostic) => {
    const { span } = diagnostic;
    return `${span.file.path}:${positionOf(span).column} ${messageOf(diagnostic)}`;
  });
}

test('what is generated has a folder to itself', async () => {
  const problem = '"out" is "schemas", which is also the folder of "schemas".';
  expect(await saidOf({ out: 'schemas' })).toEqual([`restloom.config.mjs:18 ${problem}`]);
  expect(await saidOf({}, { out: 'schemas' })).toEqual([`command line:3 ${problem}`]);
  expect(await saidOf({ out: 'schemas/generated' })).toEqual([
    'restloom.config.mjs:18 "out" is "schemas/generated", which lies in the folder of "schemas".',
  ]);
  expect(await saidOf({ out: 'site' })).toEqual([
    'restloom.config.mjs:18 "out" is "site", which holds the folder of "handlers".',
  ]);
  expect(await saidOf({ out: 'site-api' })).toEqual([]);
});

test('a client alone may lie where handlers would be', async () => {
  expect(await saidOf({ out: 'site', parts: ['client'] })).toEqual([]);
});
