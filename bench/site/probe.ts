/** Loaded into each server (`node --import`): sends its processor time, its memory and its profiles. */
import { Session } from 'node:inspector/promises';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** The use of a process so far. */
export interface Usage {
  /** Microseconds of processor time of all threads. */
  readonly cpu: number;
  /** Bytes of resident memory. */
  readonly memory: number;
}

/** The response to `usage` is a `Usage`; the others start a profile, and write it to a file. */
export type ProbeMessage = 'usage' | 'profile' | { readonly write: string };

let session: Session | null = null;

process.on('disconnect', () => process.exit());
process.on('message', (message) => {
  // `servers.ts` sends nothing else.
  void respond(message as ProbeMessage).then((response) => process.send?.(response));
});

async function respond(message: ProbeMessage): Promise<object> {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage();
    return { cpu: user + system, memory: process.memoryUsage.rss() } satisfies Usage;
  }
  if (message === 'profile') {
    session = new Session();
    session.connect();
    await session.post('Profiler.enable');
    await session.post('Profiler.start');
    return {};
  }
  const { profile } = (await session?.post('Profiler.stop')) ?? {};
  session?.disconnect();
  await mkdir(dirname(message.write), { recursive: true });
  await writeFile(message.write, JSON.stringify(profile));
  return {};
}
