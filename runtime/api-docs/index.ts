export { createApiDocs } from './api-docs.ts';
export type { ApiDocs, ApiDocsOptions, DocsCaller } from './api-docs.ts';
