import { join } from 'node:path';
import { call, nextMessage } from '../lib/processes.ts';
import type { Processes } from '../lib/processes.ts';

/** A server in a process of its own. */
export interface ServerProcess {
  readonly name: string;
  readonly port: number;
  /** Returns the microseconds of processor time used so far. */
  cpu(): Promise<number>;
}

/** Starts the server of a contestant. */
export async function startServer(processes: Processes, name: string): Promise<ServerProcess> {
  const source = join(import.meta.dirname, 'server.ts');
  const child = processes.server({ source, args: [name] });
  const { port } = await nextMessage<{ port: number }>(child);
  return { name, port, cpu: async () => (await call<{ cpu: number }>(child, 'cpu')).cpu };
}
