/** How templates are compiled: as a run needs them, or beforehand, as the package is built. */
export const outlineOptions = { strict: true, noEscape: true, knownHelpersOnly: true } as const;
