import { sanitizeTitle } from '../../runtime/schema/index.ts';
import type { Session } from '../store/index.ts';

/** The term with exactly this name; made when it is the first time that one is needed. */
export async function namedTerm(store: Session, taxonomy: string, name: string): Promise<number> {
  const { rows } = await store.terms.find({ taxonomies: [taxonomy], names: [name] });
  const known = rows.find((term) => term.name === name);
  if (known) return known.id;
  const slug = await store.terms.uniqueSlug(sanitizeTitle(name), { taxonomy });
  return (await store.terms.insert({ taxonomy, name, slug })).id;
}
