// @generated from schemas/resources/books/drafts.json by `npm run generate`. Do not edit. (3e2079c6064b)

import { k } from '../../../runtime/schema/index.ts';
import type { ArgsReader } from '../../../runtime/schema/index.ts';

/** `POST /cms/v2/books/{id}/drafts` */
export const saveDraftReader: ArgsReader = {
  reads: ['id', 'title', 'status', 'pages'],
  read(sent, open) {
    const { id, status, pages } = sent;
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (status !== undefined && status !== 'draft' && status !== 'public') open.push('status');
    if (pages !== undefined) {
      const read = k.readInteger(pages, 1);
      if (read === undefined) open.push('pages');
      else if (read !== pages) sent['pages'] = read;
    }
  },
};
