// @generated from schemas/ by `npm run generate`. Do not edit. (05a8804fd0bd)

import type { SanitizeCallback } from '../runtime/schema/index.ts';

/** Callbacks that argument definitions name; site/handlers/callbacks.ts exports them. */
export interface Callbacks {
  /** For `secret`. */
  readonly checkSecret: SanitizeCallback;
}
