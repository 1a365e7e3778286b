// @generated from schemas/resources/plugins.json by `npm run generate`. Do not edit. (786c53b1b3a2)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/plugins` */
export const listPluginsReader: ArgsReader = {
  reads: ['context', 'search', 'status'],
  read(sent, open) {
    const { context, search, status } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (search !== undefined && typeof search !== 'string') open.push('search');
    else if (search !== undefined) sent['search'] = sanitizeTextField(search);
    if (status !== undefined) {
      const read = k.readTextsOf(status, ['inactive', 'active']);
      if (read === undefined) open.push('status');
      else if (read !== status) sent['status'] = read;
    }
  },
};

/** `POST /cms/v2/plugins` */
export const createPluginReader: ArgsReader = {
  reads: ['status'],
  read(sent, open) {
    const { status } = sent;
    if (status !== undefined && status !== 'inactive' && status !== 'active') open.push('status');
  },
};

/** `GET /cms/v2/plugins/{plugin}` */
export const getPluginReader: ArgsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `POST, PUT, PATCH /cms/v2/plugins/{plugin}` */
export const updatePluginReader: ArgsReader = {
  reads: ['status', 'context'],
  read(sent, open) {
    const { status, context } = sent;
    if (status !== undefined && status !== 'inactive' && status !== 'active') open.push('status');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `DELETE /cms/v2/plugins/{plugin}` */
export const deletePluginReader: ArgsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};
