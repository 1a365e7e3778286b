// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (e4699fa10702)

import { k, sanitizeTextField } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

const map1 = k.readMap({ encoded: k.readText, hash: k.readText, raw: k.readMap({}) });

/** `GET /cms/v2/widgets` */
export const listWidgetsReader: ArgsReader = {
  reads: ['context', 'sidebar'],
  read(sent, open) {
    const { context, sidebar } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (sidebar !== undefined && typeof sidebar !== 'string') open.push('sidebar');
  },
};

/** `POST /cms/v2/widgets` */
export const createWidgetReader: ArgsReader = {
  reads: ['id', 'id_base', 'instance', 'form_data'],
  read(sent, open) {
    const { id, id_base, instance, form_data } = sent;
    if (id !== undefined && typeof id !== 'string') open.push('id');
    if (id_base !== undefined && typeof id_base !== 'string') open.push('id_base');
    if (instance !== undefined) {
      const read = map1(instance);
      if (read === undefined) open.push('instance');
      else if (read !== instance) sent['instance'] = read;
    }
    if (form_data !== undefined && typeof form_data !== 'string') open.push('form_data');
  },
};

/** `GET /cms/v2/widgets/{id}` */
export const getWidgetReader: ArgsReader = {
  reads: ['id', 'context'],
  read(sent, open) {
    const { id, context } = sent;
    if (id !== undefined) sent['id'] = sanitizeTextField(id);
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `POST, PUT, PATCH /cms/v2/widgets/{id}` */
export const updateWidgetReader: ArgsReader = {
  reads: ['id', 'id_base', 'sidebar', 'instance', 'form_data'],
  read(sent, open) {
    const { id, id_base, sidebar, instance, form_data } = sent;
    if (id !== undefined && typeof id !== 'string') open.push('id');
    if (id_base !== undefined && typeof id_base !== 'string') open.push('id_base');
    if (sidebar !== undefined && typeof sidebar !== 'string') open.push('sidebar');
    if (instance !== undefined) {
      const read = map1(instance);
      if (read === undefined) open.push('instance');
      else if (read !== instance) sent['instance'] = read;
    }
    if (form_data !== undefined && typeof form_data !== 'string') open.push('form_data');
  },
};

/** `DELETE /cms/v2/widgets/{id}` */
export const deleteWidgetReader: ArgsReader = {
  reads: ['id', 'force'],
  read(sent, open) {
    const { id, force } = sent;
    if (id !== undefined) sent['id'] = sanitizeTextField(id);
    if (force !== undefined) {
      const read = k.readBoolean(force);
      if (read === undefined) open.push('force');
      else if (read !== force) sent['force'] = read;
    }
  },
};
