import { check } from '../check/check.ts';
import { loadSettings } from '../config/load.ts';
import type { Config, Settings } from '../config/settings.ts';
import { isError } from '../diagnostics/print.ts';
import { readInputs } from '../load/inputs.ts';
import type { InputFiles } from '../load/inputs.ts';
import { load } from '../load/load.ts';
import { noResources } from '../load/no-resources.ts';
import { projectOf } from '../load/project.ts';
import { lower } from '../lower/lower.ts';
import type { Api } from '../model/api.ts';
import { report } from '../report/report.ts';
import type { Reporter } from '../report/report.ts';
import { failed } from '../run.ts';
import type { ExitCode } from '../run.ts';
import type { Change } from './change.ts';
import { compareApis } from './compare.ts';
import { filesOf } from './revision.ts';

/** `restloom generate --compare REV`: lists what changed; 1 when something of it breaks clients. */
export async function runCompare(
  root: string,
  given: Config,
  revision: string,
  reporter: Reporter,
): Promise<ExitCode> {
  const { settings, diagnostics } = await loadSettings(root, given);
  if (settings === null) return refuse(diagnostics, reporter);
  const earlier = filesOf(root, revision, settings);
  if (typeof earlier === 'string') {
    reporter.err(earlier);
    return 2;
  }
  const before = await apiOf(earlier, settings);
  if (!before.api) {
    reporter.err(`The schemas of ${revision} have errors:`);
    return refuse(before.diagnostics, reporter);
  }
  // Where the folder of schemas was another one, nothing is found, and nothing could break.
  if (before.api.resources.length === 0)
    reporter.err(`${revision} has no resources in ${settings.schemas}/: everything counts as new.`);
  const files = readInputs(root, settings);
  const lacking = noResources(root, files, settings);
  if (lacking.length > 0) return refuse(lacking, reporter);
  const after = await apiOf(files, settings);
  if (!after.api) return refuse(after.diagnostics, reporter);

  const changes = compareApis(before.api, after.api);
  tell(changes, revision, reporter);
  return changes.some(({ breaking }) => breaking) ? 1 : 0;
}

async function apiOf(files: InputFiles, given: Settings) {
  // Whether a callback is there is no question of the contract.
  const settings = { ...given, parts: given.parts.filter((part) => part !== 'server') };
  const sources = load(files, settings);
  const diagnostics = (await check(sources)).filter(isError);
  const api: Api | null = diagnostics.length > 0 ? null : lower(projectOf(sources));
  return { api, diagnostics };
}

async function refuse(
  diagnostics: Parameters<typeof failed>[0],
  reporter: Reporter,
): Promise<ExitCode> {
  await report(failed(diagnostics), { check: true }, reporter);
  return 2;
}

function tell(changes: readonly Change[], revision: string, reporter: Reporter): void {
  const { out, paint, format, quiet } = reporter;
  if (format === 'json') {
    out(JSON.stringify({ changes }, null, 2));
    return;
  }
  for (const change of changes) {
    if (quiet && !change.breaking) continue;
    const { breaking, place, text, example } = change;
    const word = breaking ? paint.red('breaks') : paint.green('fine  ');
    if (format === 'github' && breaking) out(`::error title=contract::${place} ${text}`);
    out(`  ${word}  ${change.side.padEnd(7)}  ${paint.bold(place)} ${text}`);
    if (example !== null) out(`           ${paint.dim(`it used to: ${example}`)}`);
  }
  const broken = changes.filter(({ breaking }) => breaking).length;
  if (!quiet || broken > 0) {
    const found = changes.length === 1 ? '1 change' : `${changes.length} changes`;
    out(`${found} since ${revision}, ${broken} of them breaking.`);
  }
}
