import { COPIED } from '../schema/endpoint-args.ts';

/** The keywords of an argument that discovery shows: all that the dialect allows (4.7). */
export const ARGUMENT_KEYWORDS: ReadonlySet<string> = new Set(['default', ...COPIED]);
