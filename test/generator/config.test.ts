import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadSettings } from '../../generator/config/load.ts';
import { standard } from '../../generator/config/settings.ts';
import type { Config } from '../../generator/config/settings.ts';
import { messageOf, positionOf } from '../../generator/diagnostics/print.ts';
import { load } from '../../generator/load/load.ts';
import { projectFrom } from './helpers.ts';
import { inputsOf } from './texts.ts';

/** Returns the diagnostics of a configuration file that exports `config`, with these options. */
function diagnosticsOf(config: Config, given: Config = {}): Promise<string[]> {
  return saidOfText(`export default ${JSON.stringify(config)};\n`, given);
}

async function saidOfText(text: string, given: Config = {}): Promise<string[]> {
  const root = projectFrom('tiny');
  writeFileSync(join(root, 'restloom.config.mjs'), text);
  const { diagnostics } = await loadSettings(root, given);
  return diagnostics.map((diagnostic) => {
    const { span } = diagnostic;
    return `${span.file.path}:${positionOf(span).column} ${messageOf(diagnostic)}`;
  });
}

test('the output folder must not overlap with schemas or handlers', async () => {
  const problem = '"out" is "schemas", which is the same folder as "schemas".';
  expect(await diagnosticsOf({ out: 'schemas' })).toEqual([`restloom.config.mjs:18 ${problem}`]);
  expect(await diagnosticsOf({}, { out: 'schemas' })).toEqual([`command line:1 ${problem}`]);
  expect(await diagnosticsOf({ out: 'schemas/generated' })).toEqual([
    'restloom.config.mjs:18 "out" is "schemas/generated", which is inside the folder of "schemas".',
  ]);
  expect(await diagnosticsOf({ out: 'site' })).toEqual([
    'restloom.config.mjs:18 "out" is "site", which contains the folder of "handlers".',
  ]);
  expect(await diagnosticsOf({ out: 'site-api' })).toEqual([]);
});

test('an unknown setting with the first letters of a known one has a suggestion', async () => {
  const text =
    'export default { output: 1, outDir: 1, schemaFolder: 1, handler: 1, verbose: 1 };\n';
  expect((await saidOfText(text)).map((expected) => expected.replace(/^\S+ /, ''))).toEqual([
    'Unknown setting "output". Did you mean "out"?',
    'Unknown setting "outDir". Did you mean "out"?',
    'Unknown setting "schemaFolder". Did you mean "schemas"?',
    'Unknown setting "handler". Did you mean "handlers"?',
    'Unknown setting "verbose".',
  ]);
});

test('without the server part, the output folder may be the folder of handlers', async () => {
  expect(await diagnosticsOf({ out: 'site', parts: ['client'] })).toEqual([]);
});

test('a setting that is undefined has its default', async () => {
  const root = projectFrom('tiny');
  const path = join(root, 'restloom.config.mjs');
  writeFileSync(path, 'export default { out: process.env["NOT_SET"], parts: undefined };\n');
  const { settings } = await loadSettings(root, {});
  expect(settings).toMatchObject({ out: 'generated', parts: ['server', 'client', 'openapi'] });
});

test('a folder written as "./x/" is an error that names the plain form', async () => {
  const message = (path: string, name: string) =>
    `restloom.config.mjs:18 "out" is "${path}", which must be written as "${name}".`;
  for (const path of ['generated/', './generated', './generated//'])
    expect(await diagnosticsOf({ out: path })).toEqual([message(path, 'generated')]);
  expect(await diagnosticsOf({ out: './../x/' })).toEqual([
    'restloom.config.mjs:18 "out" is "./../x/", which is outside the project.',
  ]);
});

test('an unknown import extension, and bases that are not a list of names, are errors', async () => {
  expect(await diagnosticsOf({ importExtension: 'mjs' as 'js' })).toEqual([
    'restloom.config.mjs:18 "importExtension" is "mjs", which is not one of ts, js, none.',
  ]);
  expect(await diagnosticsOf({ bases: 'work' as never })).toEqual([
    'restloom.config.mjs:18 "bases" is "work", which is not a list of names.',
  ]);
});

test('a base in the configuration without a file is an error', () => {
  const { diagnostics } = load(inputsOf({}), { ...standard, bases: ['work'] });
  expect(diagnostics.map(messageOf)).toContain(
    '"bases" is "work", which is not the name of a file in schemas/bases.',
  );
});
