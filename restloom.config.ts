import { defineConfig } from './generator/config/index.ts';

export default defineConfig({
  // Here the runtime is no package that is installed: it is in this repository.
  runtime: './runtime',
  api: {
    title: 'Content API',
    version: '2.0',
    description: 'The content and the configuration of a site, as JSON over HTTP.',
    server: '/cms-json',
  },
});
