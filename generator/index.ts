/** The generator for other programs: runs it and returns its results. */
export { defineConfig, settingsOf } from './config/settings.ts';
export type { Config, Part, Settings } from './config/settings.ts';
export { loadSettings } from './config/load.ts';
export type { Loaded } from './config/load.ts';
export { run } from './run.ts';
export type { ExitCode, Outcome, RunOptions } from './run.ts';
export { outcomeJson } from './report/json.ts';
