// @generated from schemas/resources/template-parts/autosaves.json by `npm run generate`. Do not edit. (ff205eedd218)

import { absint, k } from '../../../runtime/schema/index.ts';
import type { ArgsReader } from '../../../runtime/schema/index.ts';

/** `GET /cms/v2/template-parts/{id}/autosaves` */
export const listTemplatePartsAutosavesReader: ArgsReader = {
  reads: ['id', 'context', 'parent'],
  read(sent, open) {
    const { id, context, parent } = sent;
    if (id !== undefined) sent['id'] = absint(id);
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
  },
};

/** `POST /cms/v2/template-parts/{id}/autosaves` */
export const createTemplatePartAutosaveReader: ArgsReader = {
  reads: ['id', 'theme', 'type', 'description', 'status', 'author', 'area', 'parent'],
  read(sent, open) {
    const { id, theme, type, description, status, author, area, parent } = sent;
    if (id !== undefined) sent['id'] = absint(id);
    if (theme !== undefined && typeof theme !== 'string') open.push('theme');
    if (type !== undefined && typeof type !== 'string') open.push('type');
    if (description !== undefined && typeof description !== 'string') open.push('description');
    if (
      status !== undefined &&
      status !== 'publish' &&
      status !== 'future' &&
      status !== 'draft' &&
      status !== 'pending' &&
      status !== 'private'
    )
      open.push('status');
    if (author !== undefined) {
      const read = k.readInteger(author);
      if (read === undefined) open.push('author');
      else if (read !== author) sent['author'] = read;
    }
    if (area !== undefined && typeof area !== 'string') open.push('area');
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
  },
};

/** `GET /cms/v2/template-parts/{parent}/autosaves/{id}` */
export const getTemplatePartAutosaveReader: ArgsReader = {
  reads: ['parent', 'id', 'context'],
  read(sent, open) {
    const { parent, id, context } = sent;
    if (parent !== undefined) {
      const read = k.readInteger(parent);
      if (read === undefined) open.push('parent');
      else if (read !== parent) sent['parent'] = read;
    }
    if (id !== undefined) {
      const read = k.readInteger(id);
      if (read === undefined) open.push('id');
      else if (read !== id) sent['id'] = read;
    }
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};
