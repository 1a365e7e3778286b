export { defineConfig } from './settings.ts';
export type { Config, Part } from './settings.ts';
