import { isError } from '../../runtime/errors/rest-error.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import type { BlockTypesHandlers } from '../../generated/block-types/handlers.ts';
import type { BlockType as Item, GetBlockTypeArgs } from '../../generated/block-types/types.ts';
import { requires } from '../domain/permissions/caller.ts';
import { canEditAnyType } from '../domain/permissions/posts.ts';
import type { BlockType } from '../blocks/block-types.ts';
import { currentSite } from '../context.ts';
import { blockTypeItem, namespaceOf } from './block/type-item.ts';
import { notFound } from './errors.ts';

const mayRead = requires(
  canEditAnyType,
  'rest_block_type_cannot_view',
  'Only users who may edit posts may see the block types.',
);

export const blockTypes: BlockTypesHandlers = {
  list: {
    permission: mayRead,
    handle: ({ args }) => itemsOf(args.namespace),
  },

  listNamespace: {
    permission: mayRead,
    handle: ({ args }) => itemsOf(args.namespace),
  },

  get: {
    permission(request) {
      const refusal = mayRead(request);
      if (isError(refusal)) return refusal;
      const type = typeOf(request.args);
      return isError(type) ? type : true;
    },
    handle({ args }) {
      const type = typeOf(args);
      return isError(type) ? type : blockTypeItem(type);
    },
  },

  facts: (items) => items.map(({ name }) => ({ namespace: namespaceOf(name) })),
};

function typeOf({ namespace, name }: GetBlockTypeArgs): BlockType | RestError {
  const type = currentSite().types.blocks.find(`${namespace}/${name}`);
  return type ?? notFound('rest_block_type_invalid', 'There is no such block type.');
}

/** Returns the block types of a namespace, or all of them without one. */
function itemsOf(namespace: string | undefined): Item[] {
  return currentSite()
    .types.blocks.all()
    .filter(({ name }) => !namespace || namespaceOf(name) === namespace)
    .map(blockTypeItem);
}
