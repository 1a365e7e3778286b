import type { BlockRenderer } from '../../block-type.ts';
import { canReadPost } from '../../../domain/permissions/posts.ts';
import { postTypeOf } from '../../../domain/post-types.ts';
import { withMeta } from '../../../handlers/post-type/access.ts';
import { raw } from '../../../web/html.ts';
import { numberOf } from '../../values.ts';

/** A reusable block: what it holds, wherever it is shown, once it is published. */
export const reusableBlock: BlockRenderer = async ({ attributes, scope, contentOf }) => {
  const id = numberOf(attributes, 'ref', 0);
  const row = id > 0 ? await scope.store.posts.byId(id) : undefined;
  if (!row || row.type !== postTypeOf('{token}_block').name) return raw('');
  if (row.status !== 'publish' || row.password !== '') return raw('');
  const [block] = await withMeta(scope, [row]);
  if (!block || !canReadPost(scope.caller, block)) return raw('');
  return contentOf({ key: `block ${id}`, content: block.content });
};
