import type { Session, TermRow } from '../../store/index.ts';

/** Returns terms and all of their ancestors by id: one query per level. */
export async function withAncestors(
  store: Session,
  ids: readonly number[],
  known: readonly TermRow[] = [],
): Promise<ReadonlyMap<number, TermRow>> {
  const found = new Map(known.map((term) => [term.id, term]));
  let next = [...ids, ...known.map(({ parent }) => parent)].filter(isMissing);
  while (next.length > 0) {
    const rows = [...(await store.terms.byIds(next)).values()];
    for (const row of rows) found.set(row.id, row);
    next = rows.map(({ parent }) => parent).filter(isMissing);
  }
  return found;

  function isMissing(id: number): boolean {
    return id !== 0 && !found.has(id);
  }
}

/** Returns the slugs from the topmost ancestor to this term. */
export function slugPath(rows: ReadonlyMap<number, TermRow>, id: number): string[] {
  const path: string[] = [];
  const seen = new Set<number>();
  for (let term = rows.get(id); term && !seen.has(term.id); term = rows.get(term.parent)) {
    seen.add(term.id);
    if (term.slug !== '') path.unshift(term.slug);
  }
  return path;
}
