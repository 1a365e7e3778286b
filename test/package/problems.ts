import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { packageNames } from './packed.ts';
import type { Packed } from './packed.ts';

/** Limits of the packages that a service installs for production. */
const RUNTIME_LIMITS = { packages: 12, installed: 10_000_000 };

/** Returns the problems of both packages: of publint, of arethetypeswrong, and limits that the runtime exceeds. */
export async function problemsOf(packed: Packed): Promise<string[]> {
  const problems: string[] = [];
  for (const name of packageNames) {
    const found = await problemsOfFile(packed.tarballs[name]);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  const { installed, packages } = packed.footprint('restloom-runtime');
  if (packages > RUNTIME_LIMITS.packages)
    problems.push(
      `restloom-runtime: ${packages} packages; the limit is ${RUNTIME_LIMITS.packages}`,
    );
  if (installed > RUNTIME_LIMITS.installed)
    problems.push(
      `restloom-runtime: ${megabytes(installed)} installed; the limit is ${megabytes(RUNTIME_LIMITS.installed)}`,
    );
  return problems;
}

/** Returns a table with the sizes of both packages. */
export function sizeTable(packed: Packed): string {
  const rows = packageNames.map((name) => {
    const { packed: tarball, unpacked, installed, packages } = packed.footprint(name);
    const sizes = [tarball, unpacked, installed].map(megabytes);
    return [name, ...sizes, String(packages)];
  });
  const table = [['package', 'packed', 'unpacked', 'with dependencies', 'packages'], ...rows];
  return table
    .map((row) =>
      row
        .map((cell, column) => {
          const width = Math.max(...table.map((each) => each[column]?.length ?? 0));
          return column === 0 ? cell.padEnd(width) : cell.padStart(width);
        })
        .join('  '),
    )
    .join('\n');
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Returns the problems that publint and arethetypeswrong report for a packed file. */
async function problemsOfFile(tarball: string): Promise<string[]> {
  const data = readFileSync(tarball);
  const bytes = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
  const ofManifest = messages.map((message) => `publint: ${formatMessage(message, pkg)}`);

  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(data)));
  const found = analysis.types === false ? [{ kind: 'NoTypes' }] : analysis.problems;
  // The packages have ES modules only, so only their resolution is checked.
  const ofTypes = found
    .filter((problem) => !('resolutionKind' in problem) || isAsked(problem.resolutionKind))
    .map((problem) => `arethetypeswrong: ${JSON.stringify(problem)}`);
  return [...ofManifest, ...ofTypes];
}

/** The profile `esm-only` of arethetypeswrong. */
function isAsked(resolution: unknown): boolean {
  return resolution === 'node16-esm' || resolution === 'bundler';
}
