import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Returns the problems that publint and arethetypeswrong report for a packed file. */
export async function problemsOf(tarball: string): Promise<string[]> {
  const data = readFileSync(tarball);
  const bytes = data.buffer.slice(data.byteOffset, data.byteOffset + data.byteLength);
  const { messages, pkg } = await publint({ pack: { tarball: bytes }, strict: true });
  const ofManifest = messages.map((message) => `publint: ${formatMessage(message, pkg)}`);

  const analysis = await checkPackage(createPackageFromTarballData(new Uint8Array(data)));
  const found = analysis.types === false ? [{ kind: 'NoTypes' }] : analysis.problems;
  // The package has ES modules only, so only their resolution is checked.
  const ofTypes = found
    .filter((problem) => !('resolutionKind' in problem) || isAsked(problem.resolutionKind))
    .map((problem) => `arethetypeswrong: ${JSON.stringify(problem)}`);
  return [...ofManifest, ...ofTypes];
}

/** The profile `esm-only` of arethetypeswrong. */
function isAsked(resolution: unknown): boolean {
  return resolution === 'node16-esm' || resolution === 'bundler';
}
