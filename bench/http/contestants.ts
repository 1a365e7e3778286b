import type { Start } from './started.ts';

/** A server that takes part; each is loaded in a process of its own. */
export interface Contestant {
  readonly name: string;
  readonly load: () => Promise<Start>;
}

export const BARE = 'bare node:http';
export const OURS = 'ours';

/** The servers that are compared. */
export const contestants: readonly Contestant[] = [
  { name: BARE, load: async () => (await import('./servers/bare.ts')).start },
  { name: OURS, load: async () => (await import('./servers/ours.ts')).start },
  { name: 'fastify', load: async () => (await import('./servers/fastify.ts')).start },
  {
    name: 'fastify + schema',
    load: async () => (await import('./servers/fastify.ts')).startWithSchema,
  },
  { name: 'hono', load: async () => (await import('./servers/hono.ts')).start },
  { name: 'express', load: async () => (await import('./servers/express.ts')).start },
];
