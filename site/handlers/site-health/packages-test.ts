import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ifThere } from '../../lib/files.ts';
import { SECURITY } from './finding.ts';
import type { Subject, Verdict } from './finding.ts';

export const packagesSubject: Subject = {
  test: 'background_updates',
  badge: SECURITY,
  why: 'The site is tested with certain versions of its packages. Other versions may contain known errors.',
};

/**
 * Compares the installed packages with the versions in the lockfile or, where there is none, in package.json.
 */
export async function packagesVerdict(folder: string): Promise<Verdict> {
  const wanted = await wantedVersions(folder);
  const different: string[] = [];
  for (const [name, version] of wanted) {
    const installed = versionIn(await readJson(join(folder, 'node_modules', name, 'package.json')));
    if (installed !== version)
      different.push(`${name} is ${installed ?? 'not there'}, and should be ${version}.`);
  }
  if (different.length === 0)
    return {
      status: 'good',
      label: 'All packages have the tested versions',
      description: [`All ${wanted.size} packages have the tested version.`],
    };
  return {
    status: 'recommended',
    label: 'Some packages have untested versions',
    description: different,
    actions: 'Install the tested versions: npm ci',
  };
}

/** Returns the wanted version of each dependency in package.json and in those of its workspaces. */
async function wantedVersions(folder: string): Promise<ReadonlyMap<string, string>> {
  const manifest = membersOf(await readJson(join(folder, 'package.json')));
  const workspaces = manifest.get('workspaces');
  const manifests = [manifest];
  for (const name of Array.isArray(workspaces) ? workspaces : [])
    manifests.push(membersOf(await readJson(join(folder, String(name), 'package.json'))));
  const locked = membersOf(
    membersOf(await readJson(join(folder, 'package-lock.json'))).get('packages'),
  );
  const required = manifests.flatMap((each) => [...membersOf(each.get('dependencies'))]);
  return new Map(
    required.map(([name, range]) => [
      name,
      versionIn(locked.get(`node_modules/${name}`)) ?? String(range),
    ]),
  );
}

function versionIn(description: unknown): string | undefined {
  const version = membersOf(description).get('version');
  return typeof version === 'string' ? version : undefined;
}

/** Returns a file parsed as JSON; `null` if it does not exist. */
async function readJson(path: string): Promise<unknown> {
  return JSON.parse((await ifThere(readFile(path, 'utf8'))) ?? 'null');
}

function membersOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}
