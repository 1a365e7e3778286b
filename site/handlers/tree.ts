import type { Taxonomy } from '../domain/taxonomies.ts';
import { menuItemKeys } from '../domain/meta-keys.ts';
import type { KnownRow, Session, TermRow } from '../store/index.ts';

/** Items that can be below one another. */
export interface Tree<Row> {
  find(id: number): Promise<Row | undefined>;
  parentOf(row: Row): number;
  /** Whether items of this tree can be below the row. */
  accepts(row: Row): boolean | Promise<boolean>;
}

/** Why an item cannot be below a parent: the parent is missing, belongs elsewhere, or is below the item itself. */
export type ParentProblem = 'missing' | 'unrelated' | 'ring';

/** Returns why the item cannot be below `parent`; `null` if it can. `item` is `null` for a new one. */
export async function parentProblem<Row>(
  tree: Tree<Row>,
  item: number | null,
  parent: number,
): Promise<ParentProblem | null> {
  if (parent === item) return 'ring';
  const row = await tree.find(parent);
  if (row === undefined) return 'missing';
  if (!(await tree.accepts(row))) return 'unrelated';
  return item !== null && (await isBelow(tree, row, item)) ? 'ring' : null;
}

/** Whether a row is below the item `top`. Stops at a cycle of stored parents. */
async function isBelow<Row>(tree: Tree<Row>, row: Row, top: number): Promise<boolean> {
  const seen = new Set<number>();
  let at: Row | undefined = row;
  while (at !== undefined) {
    const above = tree.parentOf(at);
    if (above === top) return true;
    if (above === 0 || seen.has(above)) return false;
    seen.add(above);
    at = await tree.find(above);
  }
  return false;
}

/** Returns the tree of rows whose column `parent` names the row above. */
export function treeOf<Row extends { readonly parent: number }>(
  rows: { readonly byId: (id: number) => Promise<Row | undefined> },
  accepts: Tree<Row>['accepts'],
): Tree<Row> {
  return { find: (id) => rows.byId(id), parentOf: ({ parent }) => parent, accepts };
}

export function termTree({ terms }: Session, taxonomy: Taxonomy): Tree<TermRow> {
  return treeOf(terms, (row) => row.taxonomy === taxonomy.name);
}

/** Returns the tree of the items of a menu; 0 for the items without a menu. */
export function menuTree({ posts }: Session, menu: number): Tree<KnownRow> {
  return {
    find: async (id) => (await posts.known([id])).get(id),
    parentOf: ({ meta }) => Number(meta[menuItemKeys.parent] ?? 0) || 0,
    accepts: async ({ row }) => {
      if (row.type !== 'nav_menu_item') return false;
      const terms = (await posts.termsOf([row.id])).get(row.id);
      return (terms?.['nav_menu']?.[0] ?? 0) === menu;
    },
  };
}
