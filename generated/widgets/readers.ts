// @generated from schemas/resources/widgets.json by `npm run generate`. Do not edit. (5c97231a7cc2)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

const map1 = k.readMap({ encoded: k.readText, hash: k.readText, raw: k.readMap({}) });

/** `GET /cms/v2/widgets` */
export const listWidgetsReader = {
  reads: ['context', 'sidebar'],
  read(sent, open) {
    const { context, sidebar } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (sidebar !== undefined && typeof sidebar !== 'string') open.push('sidebar');
  },
} satisfies ArgsReader;

/** `POST /cms/v2/widgets` */
export const createWidgetReader = {
  reads: ['id', 'id_base', 'instance', 'form_data'],
  read(sent, open) {
    const { id, id_base, instance, form_data } = sent;
    if (id !== undefined && typeof id !== 'string') open.push('id');
    if (id_base !== undefined && typeof id_base !== 'string') open.push('id_base');
    if (instance !== undefined) {
      const read = map1(instance);
      if (read === undefined) open.push('instance');
      else if (read !== instance) sent.instance = read;
    }
    if (form_data !== undefined && typeof form_data !== 'string') open.push('form_data');
  },
} satisfies ArgsReader;

/** `GET /cms/v2/widgets/{id}` */
export const getWidgetReader = {
  reads: ['id', 'context'],
  read(sent, open) {
    const { id, context } = sent;
    if (id !== undefined && typeof id !== 'string') open.push('id');
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
} satisfies ArgsReader;

/** `POST, PUT, PATCH /cms/v2/widgets/{id}` */
export const updateWidgetReader = {
  reads: ['id', 'id_base', 'sidebar', 'instance', 'form_data'],
  read(sent, open) {
    const { id, id_base, sidebar, instance, form_data } = sent;
    if (id !== undefined && typeof id !== 'string') open.push('id');
    if (id_base !== undefined && typeof id_base !== 'string') open.push('id_base');
    if (sidebar !== undefined && typeof sidebar !== 'string') open.push('sidebar');
    if (instance !== undefined) {
      const read = map1(instance);
      if (read === undefined) open.push('instance');
      else if (read !== instance) sent.instance = read;
    }
    if (form_data !== undefined && typeof form_data !== 'string') open.push('form_data');
  },
} satisfies ArgsReader;

/** `DELETE /cms/v2/widgets/{id}` */
export const deleteWidgetReader = {
  reads: ['id', 'force'],
  read(sent, open) {
    const { id, force } = sent;
    if (id !== undefined && typeof id !== 'string') open.push('id');
    if (force !== undefined) {
      const read = k.readBoolean(force);
      if (read === undefined) open.push('force');
      else if (read !== force) sent.force = read;
    }
  },
} satisfies ArgsReader;
