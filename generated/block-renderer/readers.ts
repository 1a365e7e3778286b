// @generated from schemas/resources/block-renderer.json by `npm run generate`. Do not edit. (293570ff49ea)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET, POST /cms/v2/block-renderer/{name}` */
export const renderRenderedBlockReader: ArgsReader = {
  reads: ['name', 'post_id'],
  read(sent, open) {
    const { name, post_id } = sent;
    if (name !== undefined && typeof name !== 'string') open.push('name');
    if (post_id !== undefined) {
      const read = k.readInteger(post_id);
      if (read === undefined) open.push('post_id');
      else if (read !== post_id) sent['post_id'] = read;
    }
  },
};
