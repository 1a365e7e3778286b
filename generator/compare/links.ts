import type { Link, Resource } from '../model/api.ts';
import { breaking, harmless } from './change.ts';
import type { Change } from './change.ts';

/** What changed in where items lead, and in what `_embed` shows. */
export function* linkChanges(before: Resource, after: Resource): Iterable<Change> {
  const [earlier, now] = [byRelation(before.links), byRelation(after.links)];
  const place = `links of ${before.name}`;
  for (const [rel, links] of earlier) {
    const others = now.get(rel);
    if (!others) {
      yield breaking('answer', place, `no longer lead along \`${rel}\``, links[0]?.href ?? null);
      continue;
    }
    const [was, is] = [embeddedBy(links), embeddedBy(others)];
    const isSame = was.length === is.length && was.every((one) => is.includes(one));
    if (isSame) continue;
    const text = `embed ${listed(is)} along \`${rel}\``;
    // Where nothing was embedded, nobody can have met another kind.
    if (was.length === 0) yield harmless('answer', place, text);
    else yield breaking('answer', place, `${text}, it was ${listed(was)}`, `?_embed=${rel}`);
  }
  for (const rel of now.keys()) {
    if (!earlier.has(rel)) yield harmless('answer', place, `lead along \`${rel}\``);
  }
}

/** A relation can have several links. */
function byRelation(links: readonly Link[]): Map<string, Link[]> {
  const found = new Map<string, Link[]>();
  for (const link of links) found.set(link.rel, [...(found.get(link.rel) ?? []), link]);
  return found;
}

/** What `_embed` shows along the links, each once. */
function embeddedBy(links: readonly Link[]): readonly string[] {
  const shown = links.filter(({ embeddable }) => embeddable);
  return [...new Set(shown.map(({ embeds }) => embeds ?? 'what they lead to'))];
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.join(' or ');
}
