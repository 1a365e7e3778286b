import type { Rules } from './compare.ts';

const COMPARED =
  /^(allow|link|location|vary|x-cms-.+|access-control-.+|content-type|x-robots-tag|x-content-type-options|x-accel-buffering)$/;

/** Headers of every response; recorded expectations leave them out. */
const CONSTANT: { readonly [name: string]: string } = {
  'content-type': 'application/json; charset=UTF-8',
  'x-robots-tag': 'noindex',
  'x-content-type-options': 'nosniff',
  'access-control-expose-headers': 'X-CMS-Total, X-CMS-TotalPages, Link',
  'access-control-allow-headers':
    'Authorization, X-CMS-Nonce, Content-Disposition, Content-MD5, Content-Type',
};

const ROOT = '{api_rel}';
const RELATIONS = [ROOT, 'next', 'prev', 'alternate'];

/** Returns the compared headers by lower-case name; of `Link`, the compared links in sorted order. */
export function comparedHeaders(
  headers: ReadonlyMap<string, unknown>,
  { constantHeaders }: Rules,
): ReadonlyMap<string, unknown> {
  const compared = new Map<string, unknown>();
  for (const [name, value] of headers) {
    const key = name.toLowerCase();
    const text = String(value);
    if (!COMPARED.test(key) || (constantHeaders && CONSTANT[key] === text)) continue;
    if (key === 'link') setLinks(compared, text, constantHeaders);
    else compared.set(key, text);
  }
  return compared;
}

function setLinks(compared: Map<string, unknown>, text: string, rootIsConstant: boolean): void {
  const links = text
    .split(/,\s*(?=<)/)
    .map((link) => link.trim())
    .filter((link) => {
      const relation = /;\s*rel="?([^";]*)"?/.exec(link)?.[1] ?? '';
      return RELATIONS.includes(relation) && !(rootIsConstant && relation === ROOT);
    });
  if (links.length > 0) compared.set('link', links.sort());
}
