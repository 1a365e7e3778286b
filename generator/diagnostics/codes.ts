import { fileCodes } from './codes/files.ts';
import { handlerCodes } from './codes/handlers.ts';
import { schemaCodes } from './codes/schemas.ts';

/**
 * Every diagnostic of schema files and handler files: its severity, its message and the fix. An error writes nothing; a
 * warning is printed and the run goes on.
 */
export const codes = { ...fileCodes, ...schemaCodes, ...handlerCodes } as const;
