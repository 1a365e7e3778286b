import { spawnSync } from 'node:child_process';
import { basename, dirname, resolve } from 'node:path';
import type { Config, Settings } from '../config/settings.ts';
import type { Diagnostic, TextFile } from '../diagnostics/diagnostic.ts';
import { compareTexts } from '../diagnostics/print.ts';
import { UserFacingError } from '../errors.ts';
import { isDirectory, normalized } from '../files.ts';
import { groupInputs, isHidden, isJson, readInputs } from '../load/inputs.ts';
import type { InputFiles } from '../load/inputs.ts';
import { tokenOf } from '../lower/about.ts';
import type { About, Api } from '../model/api.ts';
import { apiOf, readApi } from '../read-api.ts';
import { report } from '../report/report.ts';
import type { Reporter } from '../report/reporter.ts';
import { failed } from '../run.ts';
import type { ExitCode } from '../run.ts';
import { changesAt } from './operations.ts';
import type { Change } from './operations.ts';
import { requestChanges } from './requests.ts';
import { responseChanges } from './responses.ts';

/** `restloom diff REV`: lists the changes since a revision. Returns 1 if any of them is breaking. */
export async function runCompatibilityReport(
  root: string,
  given: Config,
  revision: string,
  reporter: Reporter,
): Promise<ExitCode> {
  const project = await readApi(root, given);
  if ('errors' in project) return fail(project.errors, reporter);
  const { settings } = project;
  const earlier = filesOf(root, revision, settings);
  // Without the part `server` no callbacks of the site are needed.
  const before = await apiOf(earlier, { ...settings, parts: ['client'] });
  if ('errors' in before) {
    reporter.err(`The schemas of ${revision} have errors:`);
    return fail(before.errors, reporter);
  }
  // The schema folder had another name then, so nothing can be compared.
  if (before.resources.length === 0)
    reporter.err(`${revision} has no resources in ${settings.schemas}/: all of them count as new.`);
  const changes = compareApis(before, project.api);
  print(changes, revision, reporter);
  return changes.some(({ breaking }) => breaking) ? 1 : 0;
}

/** Returns the schema files of a git revision, or of a folder that contains a project or its schemas. */
function filesOf(root: string, revision: string, settings: Settings): InputFiles {
  const folder = resolve(root, revision);
  // An empty revision, as from an unset variable, would name the current folder, in which nothing has changed.
  if (revision !== '' && isDirectory(folder)) {
    if (isDirectory(resolve(folder, settings.schemas))) return readInputs(folder, settings);
    return readInputs(dirname(folder), { ...settings, schemas: basename(folder) });
  }
  const listed = git(root, 'ls-tree', '-r', '--name-only', '-z', revision, '--', settings.schemas);
  if (listed === null)
    throw new UserFacingError(`"${revision}" is neither a folder nor a git revision.`);
  const files: TextFile[] = [];
  const isSchema = (path: string) => isJson(path) && !path.split('/').some(isHidden);
  for (const path of listed.split('\0').filter(isSchema)) {
    const text = git(root, 'show', `${revision}:./${path}`);
    if (text === null) throw new UserFacingError(`git cannot read ${path} in ${revision}.`);
    files.push({ path, text: normalized(text) });
  }
  return groupInputs(files, { ...settings, handlers: '' });
}

function git(root: string, ...args: readonly string[]): string | null {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 } as const;
  const { status, stdout, error } = spawnSync('git', args, options);
  return error || status !== 0 ? null : stdout;
}

async function fail(found: readonly Diagnostic[], reporter: Reporter): Promise<ExitCode> {
  await report(failed(found), { check: true }, reporter);
  return 2;
}

function print(changes: readonly Change[], revision: string, reporter: Reporter): void {
  const { out, paint, format, quiet } = reporter;
  if (format === 'json') return out(JSON.stringify({ changes }, null, 2));
  if (format === 'markdown') return out(markdown(changes, revision));
  for (const { breaking, side, place, text, example } of changes) {
    if (quiet && !breaking) continue;
    const kind = breaking ? paint.red('breaking  ') : paint.green('compatible');
    if (format === 'github' && breaking) out(`::error title=contract::${place} ${text}`);
    out(`  ${kind}  ${side.padEnd(8)}  ${paint.bold(place)} ${text}`);
    if (example !== null) out(`              ${paint.dim(`before: ${example}`)}`);
  }
  const broken = changes.filter(({ breaking }) => breaking).length;
  if (!quiet || broken > 0) {
    const found = changes.length === 1 ? '1 change' : `${changes.length} changes`;
    out(`${found} since ${revision}, ${broken} of them breaking.`);
  }
}

/** Returns the changes as the text of a comment: a table of the breaking ones, and a folded one of the others. */
function markdown(changes: readonly Change[], revision: string): string {
  const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/g, ' ');
  const code = (text: string): string => `\`\`${text.includes('`') ? ` ${text} ` : text}\`\``;
  const table = (rows: readonly Change[]) => [
    '',
    '| Side | Place | Change | Before |',
    '| --- | --- | --- | --- |',
    ...rows.map(({ side, place, text, example }) => {
      const cells = ['', side, code(place), text, example === null ? '' : code(example), ''];
      return cells.map(cell).join(' | ').trim();
    }),
  ];
  const broken = changes.filter(({ breaking }) => breaking);
  const others = changes.filter(({ breaking }) => !breaking);
  const summary = '<details><summary>Compatible changes</summary>';
  return [
    `### Contract changes since ${revision}`,
    '',
    changes.length === 0 ? 'None.' : `${broken.length} breaking, ${others.length} compatible.`,
    ...(broken.length > 0 ? table(broken) : []),
    ...(others.length > 0 ? ['', summary, ...table(others), '', '</details>'] : []),
  ].join('\n');
}

/** Returns the changes between two versions of an API: breaking ones first, then by side and place. */
export function compareApis(before: Api, after: Api): readonly Change[] {
  const changes = [
    ...aboutChanges(before.about, after.about),
    ...requestChanges(before, after),
    ...responseChanges(before, after),
  ];
  const order = ({ breaking, side, place }: Change): string =>
    [breaking ? 0 : 1, side === 'request' ? 0 : 1, place].join(' ');
  // Sorting keeps the order of equal changes.
  return changes.sort((a, b) => compareTexts(order(a), order(b)));
}

/** Changes of the profile, of the product token and of the URL of the service. */
function* aboutChanges(before: About, after: About): Iterable<Change> {
  const { breaking } = changesAt('request', 'the service');
  const [was, is] = [tokenOf(before), tokenOf(after)];
  if (was !== is)
    yield breaking(
      `changes the product token, which names headers and the core namespace, from \`${was}\` to \`${is}\``,
      `X-${was.toUpperCase()}-Nonce`,
    );
  const [profile, next] = [before, after].map((about) => about.profile ?? 'content-api');
  if (profile !== next) yield breaking(`changes its profile from ${profile} to ${next}`, profile);
  const { server } = before;
  if (server !== undefined && server !== after.server)
    yield breaking(`changes its URL from ${server} to ${after.server ?? '/'}`, server);
}
