// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (f3c9d028ec56)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/statuses` */
export const listStatusesReader: ArgsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `GET /cms/v2/statuses/{status}` */
export const getStatusReader: ArgsReader = {
  reads: ['status', 'context'],
  read(sent, open) {
    const { status, context } = sent;
    if (status !== undefined && typeof status !== 'string') open.push('status');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};
