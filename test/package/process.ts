import { spawn } from 'node:child_process';

/** A process that runs until it is stopped. */
export interface Started {
  /** The first group of the pattern in the output. */
  readonly found: string;
  /** Sends SIGTERM and returns the exit code; `null` if the signal ended the process. */
  stop(): Promise<number | null>;
}

/** Starts Node with these arguments and waits until its output matches. */
export function startProcess(
  cwd: string,
  args: readonly string[],
  pattern: RegExp,
  env: { readonly [name: string]: string } = {},
): Promise<Started> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      // vitest sets BASE_URL.
      env: { ...process.env, BASE_URL: undefined, PORT: String(freePort()), ...env },
    });
    let printed = '';
    const stop = (): Promise<number | null> =>
      new Promise((ended) => {
        child.once('exit', ended);
        child.kill();
      });
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      const found = pattern.exec(printed)?.[1];
      if (found !== undefined) resolve({ found, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`ended with ${code}:\n${printed}`)));
  });
}

/** Returns a port that is rarely used. A server that cannot listen there reports it. */
function freePort(): number {
  return 20_000 + Math.floor(Math.random() * 20_000);
}
