import { posix } from 'node:path';
import { positionOf } from '../config/check.ts';
import { asAWhole, diagnose } from '../diagnostics/diagnostic.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { File } from '../emit/index.ts';
import { digestOf } from '../files.ts';
import type { InputFiles } from '../load/inputs.ts';
import type { Api } from '../model/api.ts';
import type { EmittedFiles, Emitter } from '../model/emitter.ts';
import type { Names } from '../names/names.ts';
import { canHaveHeader } from '../output/checksum.ts';
import { formatCode } from '../output/plan.ts';
import { apiModel } from './api-model.ts';

/** The files of the emitters, and the problems of emitters. */
export interface Emitted {
  readonly files: readonly File[];
  readonly problems: readonly Diagnostic[];
}

/** Runs the emitters of a configuration. */
export async function runEmitters(
  api: Api,
  names: Names,
  { config: [config] = [] }: InputFiles,
): Promise<Emitted> {
  const { emitters, out, schemas } = names.settings;
  if (emitters.length === 0) return { files: [], problems: [] };
  const span = config ? positionOf('emitters', config) : asAWhole('restloom.config.ts');
  const ofResources = api.resources.flatMap((each) => Object.values(names.of(each).files));
  const taken = [...ofResources, ...Object.values(names.modules), `${out}/bases/`];
  const model = apiModel(api, names);
  const files: File[] = [];
  const problems: Diagnostic[] = [];
  for (const emitter of emitters) {
    const { name } = emitter;
    const report = (problem: string) =>
      problems.push(diagnose('emitters/failed', span, { name, problem }));
    const folder = `${out}/${name}/`;
    const other = taken.find((path) => path.startsWith(folder));
    if (other !== undefined) {
      report(`its folder has ${other}, which is not one of its files`);
      continue;
    }
    const emitted = await filesOf(emitter, model);
    if (typeof emitted === 'string') {
      report(emitted);
      continue;
    }
    for (const problem of await problemsOf(emitted)) report(problem);
    for (const [name, text] of Object.entries(emitted)) {
      const path = folder + name;
      const digest = digestOf(JSON.stringify([path, text]));
      files.push({ path, source: `${schemas}/`, digest, print: () => text });
    }
  }
  return { files, problems };
}

/** Calls an emitter. Returns its files, or what is wrong with it: code of a user may throw and return anything. */
async function filesOf(
  emitter: Emitter,
  model: ReturnType<typeof apiModel>,
): Promise<EmittedFiles | string> {
  try {
    const files: unknown = await emitter.emit(model);
    const isText = (text: unknown) => typeof text === 'string';
    if (typeof files !== 'object' || files === null || !Object.values(files).every(isText))
      return 'it returns no object of texts by path';
    return files as EmittedFiles; // checked above
  } catch (error) {
    const [line = ''] = String(error instanceof Error ? error.message : error).split('\n');
    return `it throws an error: ${line.replace(/\.$/, '')}`;
  }
}

/** Returns what is wrong with the files of an emitter. */
async function problemsOf(files: EmittedFiles): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const [path, text] of Object.entries(files)) {
    const problem = pathProblem(path) ?? (await textProblem(path, text));
    if (problem !== null) problems.push(`its file ${JSON.stringify(path)} ${problem}`);
  }
  return problems;
}

function pathProblem(path: string): string | null {
  const isInside =
    path !== '' &&
    !path.includes('\\') &&
    !posix.isAbsolute(path) &&
    posix.normalize(path) === path &&
    !path.startsWith('..');
  return isInside && !path.endsWith('/') ? null : 'is outside of its folder';
}

async function textProblem(path: string, text: string): Promise<string | null> {
  if (!canHaveHeader(path, text))
    return path.endsWith('.json')
      ? 'is not indented JSON of an object whose first member is a text or a number'
      : 'has an extension for which the generator knows no comments';
  if (!path.endsWith('.ts')) return null;
  try {
    await formatCode(path, text);
    return null;
  } catch {
    return 'is not TypeScript';
  }
}
