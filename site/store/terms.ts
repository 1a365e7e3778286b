import type { Insertable, Selectable } from 'kysely';
import { rowsByIds } from './compiled.ts';
import { advanceIds, inTransaction } from './context.ts';
import type { Context } from './context.ts';
import { foldedKey } from './fold.ts';
import { deleteMeta, setMeta } from './meta.ts';
import { listsOf } from './paging.ts';
import { menuItemsToTerm, removePost } from './posts.ts';
import type { NewTerm, TermChange, TermRow } from './rows.ts';
import type { TermTable } from './tables.ts';
import { findTermsEach, TERM_COLUMNS, TERM_ORDERS, termListing } from './term-find.ts';
import { numberedTermSlug, uniqueTermSlug } from './term-slugs.ts';
import type { ById, TermStore } from './types.ts';
import { columns, keyed } from './values.ts';

/** Returns the collection of terms of every taxonomy. */
export function termStore(context: Context): TermStore {
  return {
    ...listsOf(context, TERM_ORDERS, termListing),
    findEach: (queries) => findTermsEach(context, queries),
    byId: async (id) => (await termsById(context, [id])).get(id),
    byIds: (ids) => termsById(context, ids),
    bySlug: (taxonomy, slug) =>
      context.read
        .selectFrom('terms')
        .select(TERM_COLUMNS)
        .where('taxonomy', '=', taxonomy)
        .where('slug', '=', slug)
        .orderBy('id')
        .executeTakeFirst(),
    insert: (term) =>
      inTransaction(context, async (inside) => {
        // A taken slug gets a number.
        const slug =
          term.slug === '' ? '' : await numberedTermSlug(inside, term.slug, term.taxonomy);
        const row = await inside.write
          .insertInto('terms')
          .values(newTermColumns({ ...term, slug }))
          .returning(TERM_COLUMNS)
          .executeTakeFirstOrThrow();
        if (term.id !== undefined) await advanceIds(inside, 'terms');
        if (term.meta) await setMeta(inside, 'term', row.id, term.meta);
        return row;
      }),
    async update(id, change) {
      if (!Number.isSafeInteger(id)) return undefined;
      const changed = termColumns(change);
      return inTransaction(context, async (inside) => {
        if (Object.keys(changed).length > 0)
          await inside.write.updateTable('terms').set(changed).where('id', '=', id).execute();
        return (await termsById(inside, [id])).get(id);
      });
    },
    remove: (id) =>
      inTransaction(context, async (inside) => {
        const term = (await termsById(inside, [id])).get(id);
        if (!term) return false;
        await deleteMeta(inside, 'term', [id]);
        await inside.write.deleteFrom('term_relationships').where('term', '=', id).execute();
        await inside.write.deleteFrom('terms').where('id', '=', id).execute();
        await inside.write
          .updateTable('terms')
          .set({ parent: term.parent })
          .where('parent', '=', id)
          .where('taxonomy', '=', term.taxonomy)
          .execute();
        for (const item of await menuItemsToTerm(inside, term)) await removePost(inside, item);
        return true;
      }),
    uniqueSlug: (wanted, scope) => uniqueTermSlug(context, wanted, scope),
    async postsOf(id) {
      if (!Number.isSafeInteger(id)) return [];
      const rows = await context.read
        .selectFrom('term_relationships')
        .select('post')
        .where('term', '=', id)
        .orderBy('post')
        .execute();
      return rows.map((row) => row.post);
    },
  };
}

async function termsById(context: Context, ids: readonly number[]): Promise<ById<TermRow>> {
  const rows = await rowsByIds(context, 'terms by id', ids, (isAmong) =>
    context.read.selectFrom('terms').select(TERM_COLUMNS).where(isAmong('id')),
  );
  return keyed(rows);
}

function newTermColumns(term: NewTerm): Insertable<TermTable> {
  return {
    parent: 0,
    description: '',
    term_group: 0,
    count: 0,
    ...termColumns(term),
    taxonomy: term.taxonomy,
    name: term.name,
    slug: term.slug,
    folded_name: foldedKey(term.name),
    ...(term.id === undefined ? {} : { id: term.id }),
  };
}

function termColumns(change: TermChange): Partial<Selectable<TermTable>> {
  return {
    ...columns(change, ['name', 'slug', 'parent', 'description', 'term_group']),
    ...(change.name === undefined ? {} : { folded_name: foldedKey(change.name) }),
  };
}
