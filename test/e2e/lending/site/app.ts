import { createServer } from 'restloom-runtime/server';
import type { Server } from 'restloom-runtime/server';
import { apiSettings, registerRoutes } from '../generated/routes.ts';
import { bearer } from './auth.ts';
import type { Employee } from './auth.ts';
import type { Dependencies } from './dependencies.ts';
import { createBooksHandlers } from './handlers/books.ts';
import { createLoansHandlers } from './handlers/loans.ts';
import { createMembersHandlers } from './handlers/members.ts';
import { createReviewsHandlers } from './handlers/reviews.ts';

/** Creates the service. `baseUrl` is its public URL, `tokens` are those of the employees. */
export function createApp(
  dependencies: Dependencies,
  { baseUrl, tokens }: { baseUrl: string; tokens: ReadonlyMap<string, Employee> },
): Server {
  const server = createServer(
    { ...apiSettings, baseUrl, checkResponses: 'strict', uploadLimit: 5 * 1024 * 1024 },
    { authenticate: bearer(tokens) },
  );
  const handlers = {
    books: createBooksHandlers(dependencies),
    members: createMembersHandlers(dependencies),
    loans: createLoansHandlers(dependencies),
    reviews: createReviewsHandlers(dependencies),
  };
  registerRoutes(server, handlers, {});
  return server;
}
