import { fileCodes } from './codes/files.ts';
import { routeCodes } from './codes/routes.ts';
import { schemaCodes } from './codes/schemas.ts';

/**
 * Every diagnostic: its severity, its message and the fix. After an error nothing is written. docs/diagnostics.md has an entry for each
 * code, with the cause and an example.
 */
export const codes = { ...fileCodes, ...schemaCodes, ...routeCodes } as const;
