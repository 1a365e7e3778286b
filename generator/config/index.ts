export { defineConfig } from './settings.ts';
export type { Config, ImportExtension, Part } from './settings.ts';
