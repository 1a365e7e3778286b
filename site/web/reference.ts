import { readFileSync } from 'node:fs';

/** The token that the generator writes documents for. */
const WRITTEN_FOR = 'cms';

let source: string | null = null;

/** The OpenAPI document of a site, with the names that its token makes. */
export function documentOf(token: string): string {
  source ??= readFileSync(new URL('../../generated/openapi.json', import.meta.url), 'utf8');
  return token === WRITTEN_FOR ? source : renamed(source, token);
}

/** The token stands in paths, headers, cookies and relations. */
function renamed(text: string, token: string): string {
  return text
    .replaceAll(`/${WRITTEN_FOR}/`, `/${token}/`)
    .replaceAll(`"/${WRITTEN_FOR}-`, `"/${token}-`)
    .replaceAll(`"${WRITTEN_FOR}:`, `"${token}:`)
    .replaceAll(`"${WRITTEN_FOR}_logged_in"`, `"${token}_logged_in"`)
    .replaceAll(`X-${WRITTEN_FOR.toUpperCase()}-`, `X-${token.toUpperCase()}-`);
}
