export { defineConfig } from './settings.ts';
export type { ApiDescription, Config, Part } from './settings.ts';
