import { defineConfig } from '../../../generator/config/index.ts';

export default defineConfig({
  runtime: '../../../runtime',
  parts: ['server', 'client', 'openapi', 'testing', 'inputs'],
});
