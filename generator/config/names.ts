/** The names that a configuration file may have; the first that is there counts. */
export const configNames = ['restloom.config.ts', 'restloom.config.js', 'restloom.config.mjs'];
