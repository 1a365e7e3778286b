/** Where generated code takes things from, and where the shared files go; from the project's root. */
export const modules = {
  kernel: 'runtime/schema/index.ts',
  shape: 'runtime/shape/index.ts',
  server: 'runtime/server/index.ts',
  runtimeClient: 'runtime/client/index.ts',
  resource: 'runtime/resource/index.ts',
  args: 'generated/shared/args.ts',
  sets: 'generated/shared/sets.ts',
  routes: 'generated/routes.ts',
  client: 'generated/client.ts',
  callbacks: 'generated/callbacks.ts',
  openapi: 'generated/openapi.json',
} as const;
