// @generated from schemas/ by `npm run generate`. Do not edit. (e719f70d4173)

/** Callbacks that argument definitions name; site/handlers/callbacks.ts exports them. */
export interface Callbacks {}
