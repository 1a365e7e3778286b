import type { Config } from './generator/config/index.ts';

export default {
  // Here the runtime is no package that is installed: it is in this repository.
  runtime: './runtime',
  parts: ['server', 'client', 'openapi', 'testing'],
} satisfies Config;
