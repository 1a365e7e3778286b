import type { Db } from './database.ts';

/** Everything that handlers use. */
export interface Dependencies {
  readonly db: Db;
  /** The folder of cover images. */
  readonly covers: string;
}
