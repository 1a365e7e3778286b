/** How templates are compiled: as a run needs them, or beforehand, as the package is built. */
export const outlineOptions = { strict: true, noEscape: true, knownHelpersOnly: true } as const;

/** What the build makes of all of them, beside the module that asks for it. */
export const COMPILED = 'templates-compiled.cjs';
