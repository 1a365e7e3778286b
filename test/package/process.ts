import { spawn } from 'node:child_process';

/** A process that runs until it is stopped. */
export interface Started {
  /** What the first group of the pattern found in its output. */
  readonly found: string;
  stop(): Promise<void>;
}

/** Starts Node with these arguments; waits until what it prints matches. */
export function startProcess(
  cwd: string,
  args: readonly string[],
  pattern: RegExp,
): Promise<Started> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, PORT: String(freePort()) },
    });
    let printed = '';
    const stop = (): Promise<void> =>
      new Promise((ended) => {
        child.once('exit', () => ended());
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

/** One that is hardly in use: what listens there is told to, and says so when it cannot. */
function freePort(): number {
  return 20_000 + Math.floor(Math.random() * 20_000);
}
