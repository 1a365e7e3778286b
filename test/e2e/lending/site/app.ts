import { createServer } from 'restloom-runtime/server';
import type { Server } from 'restloom-runtime/server';
import { apiSettings, registerRoutes } from '../generated/routes.ts';
import { bearer } from './auth.ts';
import type { Employee } from './auth.ts';
import type { Dependencies } from './dependencies.ts';
import { createHandlers } from './handlers/index.ts';

/** Creates the service. `baseUrl` is its public URL, `tokens` are those of the employees. */
export function createApp(
  dependencies: Dependencies,
  { baseUrl, tokens }: { baseUrl: string; tokens: ReadonlyMap<string, Employee> },
): Server {
  const server = createServer(
    { ...apiSettings, baseUrl, checkResponses: 'strict', uploadLimit: 5 * 1024 * 1024 },
    { authenticate: bearer(tokens) },
  );
  registerRoutes(server, createHandlers(dependencies), {});
  return server;
}
