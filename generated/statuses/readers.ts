// @generated from schemas/resources/statuses.json by `npm run generate`. Do not edit. (84539fba240b)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/statuses` */
export const listStatusesReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
} satisfies ArgsReader;

/** `GET /cms/v2/statuses/{status}` */
export const getStatusReader = {
  reads: ['status', 'context'],
  read(sent, open) {
    const { status, context } = sent;
    if (status !== undefined && typeof status !== 'string') open.push('status');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
} satisfies ArgsReader;
