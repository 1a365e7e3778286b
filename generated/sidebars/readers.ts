// @generated from schemas/resources/sidebars.json by `npm run generate`. Do not edit. (f737dfa63a0c)

import { sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/sidebars` */
export const listSidebarsReader: ArgsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `GET /cms/v2/sidebars/{id}` */
export const getSidebarReader: ArgsReader = {
  reads: ['id', 'context'],
  read(sent, open) {
    const { id, context } = sent;
    if (id !== undefined && typeof id !== 'string') open.push('id');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `POST, PUT, PATCH /cms/v2/sidebars/{id}` */
export const updateSidebarReader: ArgsReader = {
  reads: ['id'],
  read(sent) {
    const { id } = sent;
    if (id !== undefined) sent['id'] = sanitizeTextField(id);
  },
};
