import type { Config } from './generator/config/index.ts';

export default {
  // The runtime is in this repository.
  runtime: './runtime',
  parts: ['server', 'client', 'openapi', 'testing'],
  // Post types and taxonomies are registered at run time.
  bases: ['autosaves', 'post-state', 'post-terms', 'post-type', 'revisions', 'term'],
} satisfies Config;
