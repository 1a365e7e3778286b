// @generated from schemas/resources/block-types.json by `npm run generate`. Do not edit. (32e3c1b771e7)

import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/block-types` */
export const listBlockTypesReader: ArgsReader = {
  reads: ['context', 'namespace'],
  read(sent, open) {
    const { context, namespace } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (namespace !== undefined && typeof namespace !== 'string') open.push('namespace');
  },
};

/** `GET /cms/v2/block-types/{namespace}` */
export const listNamespaceBlockTypeReader: ArgsReader = {
  reads: ['namespace', 'context'],
  read(sent, open) {
    const { namespace, context } = sent;
    if (namespace !== undefined && typeof namespace !== 'string') open.push('namespace');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `GET /cms/v2/block-types/{namespace}/{name}` */
export const getBlockTypeReader: ArgsReader = {
  reads: ['name', 'namespace', 'context'],
  read(sent, open) {
    const { name, namespace, context } = sent;
    if (name !== undefined && typeof name !== 'string') open.push('name');
    if (namespace !== undefined && typeof namespace !== 'string') open.push('namespace');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};
