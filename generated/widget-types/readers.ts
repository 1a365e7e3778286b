// @generated from schemas/resources/widget-types.json by `npm run generate`. Do not edit. (e458e2c66a06)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

const map1 = k.readMap({});

/** `GET /cms/v2/widget-types` */
export const listWidgetTypesReader: ArgsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `GET /cms/v2/widget-types/{id}` */
export const getWidgetTypeReader: ArgsReader = {
  reads: ['id', 'context'],
  read(sent, open) {
    const { id, context } = sent;
    if (id !== undefined && typeof id !== 'string') open.push('id');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `POST /cms/v2/widget-types/{id}/encode` */
export const encodeWidgetTypeReader: ArgsReader = {
  reads: ['id', 'instance'],
  read(sent, open) {
    const { id, instance } = sent;
    if (id !== undefined && typeof id !== 'string') open.push('id');
    if (instance !== undefined) {
      const read = map1(instance);
      if (read === undefined) open.push('instance');
      else if (read !== instance) sent['instance'] = read;
    }
  },
};

/** `POST /cms/v2/widget-types/{id}/render` */
export const renderWidgetTypeReader: ArgsReader = {
  reads: ['id', 'instance'],
  read(sent, open) {
    const { id, instance } = sent;
    if (id !== undefined && typeof id !== 'string') open.push('id');
    if (instance !== undefined) {
      const read = map1(instance);
      if (read === undefined) open.push('instance');
      else if (read !== instance) sent['instance'] = read;
    }
  },
};
