import { elementOf, isTag, splitTags } from './tags.ts';

const RELATION = /\srel\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const ADDRESS = /\shref\s*=\s*["']?https?:\/\/([^\s"'/?#>]+)/i;

/**
 * HTML of a visitor whose links say that the site did not choose them: `nofollow ugc`. Those that stay
 * on the site, whose address is given, are left as they are.
 */
export function withOpenRelations(html: string, baseUrl: string): string {
  if (!html.includes('<')) return html;
  const ownHost = hostOf(` href="${baseUrl}"`);
  return splitTags(html)
    .map((part) => {
      if (!isTag(part) || elementOf(part) !== 'a' || part.startsWith('</')) return part;
      const host = hostOf(part);
      return host !== null && host === ownHost ? part : withRelation(part);
    })
    .join('');
}

function hostOf(tag: string): string | null {
  return ADDRESS.exec(tag)?.[1]?.toLowerCase() ?? null;
}

function withRelation(tag: string): string {
  const [whole = '', ...values] = RELATION.exec(tag) ?? [];
  const known = (values.find((value) => value !== undefined) ?? '').split(/\s+/).filter(Boolean);
  const relations = [...new Set([...known, 'nofollow', 'ugc'])].join(' ');
  const bare = tag.replace(whole, '').slice(0, -1);
  return `${bare.trimEnd()} rel="${relations}">`;
}
