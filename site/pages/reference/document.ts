import { readFileSync } from 'node:fs';
import type { Server } from '../../../runtime/server/index.ts';

/** As much of the generated document as depends on the site that serves it. */
interface Document {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: { readonly [path: string]: unknown };
}

/** The token that the generator writes documents for. */
const WRITTEN_FOR = 'cms';

let source: string | null = null;

/** The OpenAPI document of a site: with the address of its API and the names that its token makes. */
export function documentOf(server: Server): string {
  source ??= readFileSync(new URL('../../../generated/openapi.json', import.meta.url), 'utf8');
  const { token } = server.settings;
  // The generator has made the document; its token stands in paths, headers, cookies and relations.
  const document = JSON.parse(token === WRITTEN_FOR ? source : renamed(source, token)) as Document;
  return JSON.stringify({ ...document, servers: [{ url: rootOf(server) }] });
}

function renamed(text: string, token: string): string {
  return text
    .replaceAll(`/${WRITTEN_FOR}/`, `/${token}/`)
    .replaceAll(`"/${WRITTEN_FOR}-`, `"/${token}-`)
    .replaceAll(`"${WRITTEN_FOR}:`, `"${token}:`)
    .replaceAll(`"${WRITTEN_FOR}_logged_in`, `"${token}_logged_in`)
    .replaceAll(`X-${WRITTEN_FOR.toUpperCase()}-`, `X-${token.toUpperCase()}-`);
}

/** Where paths start: an OpenAPI document knows no root in a query. */
function rootOf(server: Server): string {
  const { baseUrl, prefix } = server.urlSettings();
  return `${baseUrl.replace(/\/$/, '')}/${prefix}`;
}
