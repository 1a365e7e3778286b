import { resolve } from 'node:path';
import { check } from '../../generator/check.ts';
import { settingsOf } from '../../../generator/config/settings.ts';
import { isError } from '../../../generator/diagnostics/print.ts';
import { readInputs } from '../../../generator/load/inputs.ts';
import { load } from '../../../generator/load/load.ts';
import { projectOf } from '../../../generator/load/project.ts';
import { lower } from '../../../generator/lower/lower.ts';
import type { Api } from '../../../generator/model/api.ts';
import { accessPage } from './access-table.ts';
import { factsOf } from './facts.ts';
import { wordsPage } from './words-table.ts';

export const root = resolve(import.meta.dirname, '../../..');

/** The committed tables by path relative to the root. Throws if the schema files have errors. */
export async function tablePages(): Promise<ReadonlyMap<string, string>> {
  const api = await readApi();
  const facts = [...factsOf('access'), ...factsOf('probes')];
  return new Map([
    ['docs/access.md', accessPage(api, facts, 'cms')],
    ['docs/schema-files.md', wordsPage(root)],
  ]);
}

/** Returns the API of the schema files of this repository. Throws if they have errors. */
export async function readApi(): Promise<Api> {
  const sources = load(readInputs(root, settingsOf({})), settingsOf({}));
  const errors = (await check(sources)).filter(isError);
  if (errors.length > 0)
    throw new Error('Schema files have errors: `npm run generate` says which.');
  return lower(projectOf(sources));
}
