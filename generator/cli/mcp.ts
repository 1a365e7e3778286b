import { paintFor } from '../diagnostics/paint.ts';
import { printDiagnostics } from '../diagnostics/print.ts';
import { isSystemError, UserFacingError } from '../errors.ts';
import { readApi } from '../read-api.ts';
import type { Config } from '../config/settings.ts';

export interface McpOptions {
  readonly url: URL;
  readonly tag?: string;
  readonly readOnly?: boolean;
}

/**
 * `restloom mcp`: serves the tools until the input ends, and returns the exit code. Standard output belongs to the protocol,
 * so that messages go to standard error.
 */
export async function runMcp(
  root: string,
  given: Config,
  { url, tag, readOnly = false }: McpOptions,
): Promise<number> {
  const project = await readApi(root, given);
  if ('errors' in project) {
    console.error(printDiagnostics(project.errors, paintFor(process.stderr)));
    return 2;
  }
  const { serveTools } = await importServer();
  const target = { url, authorization: authorizationOf(process.env) };
  await serveTools(project, target, { tag, readOnly });
  return 0;
}

/** Returns the header `Authorization`: a value with a scheme as it is, any other as a bearer token. */
function authorizationOf({ RESTLOOM_AUTHORIZATION: value = '' }: NodeJS.ProcessEnv) {
  if (value === '') return undefined;
  return value.includes(' ') ? value : `Bearer ${value}`;
}

/** Imports the server with the SDK of the protocol, which only this command needs. */
async function importServer() {
  try {
    return await import('../mcp/mcp.ts');
  } catch (error) {
    if (!isSystemError(error, 'ERR_MODULE_NOT_FOUND')) throw error;
    const command = 'npm install --save-dev @modelcontextprotocol/sdk@1';
    throw new UserFacingError(`restloom mcp needs the SDK of the protocol: \`${command}\`.`, {
      cause: error,
    });
  }
}
