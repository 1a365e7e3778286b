import { configCodes } from './codes/config.ts';
import { fileCodes } from './codes/files.ts';
import { handlerCodes } from './codes/handlers.ts';
import { routeCodes } from './codes/routes.ts';
import { schemaCodes } from './codes/schemas.ts';
import { shapeCodes } from './codes/shape.ts';

/**
 * Every diagnostic of the configuration, of schema files and of handler files: its severity, its message, the fix, and
 * the cause with an example for `restloom explain CODE` and docs/diagnostics.md. After an error nothing is written.
 */
export const codes = {
  ...configCodes,
  ...fileCodes,
  ...shapeCodes,
  ...schemaCodes,
  ...routeCodes,
  ...handlerCodes,
} as const;
