// @generated from schemas/resources/types.json by `npm run generate`. Do not edit. (153e453cfa8a)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/types` */
export const listTypesReader: ArgsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `GET /cms/v2/types/{type}` */
export const getTypeReader: ArgsReader = {
  reads: ['type', 'context'],
  read(sent, open) {
    const { type, context } = sent;
    if (type !== undefined && typeof type !== 'string') open.push('type');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};
