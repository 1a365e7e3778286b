import { defineConfig } from './generator/config/index.ts';

export default defineConfig({
  // Here the runtime is no package that is installed: it is in this repository.
  runtime: './runtime',
});
