// @generated from schemas/resources/template-parts.json by `npm run generate`. Do not edit. (1cfa6baff03a)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/template-parts` */
export const listTemplatePartsReader: ArgsReader = {
  reads: ['context', 'area', 'post_type'],
  read(sent, open) {
    const { context, area, post_type } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (area !== undefined && typeof area !== 'string') open.push('area');
    if (post_type !== undefined && typeof post_type !== 'string') open.push('post_type');
  },
};

/** `POST /cms/v2/template-parts` */
export const createTemplatePartReader: ArgsReader = {
  reads: ['theme', 'type', 'description', 'status', 'author', 'area'],
  read(sent, open) {
    const { theme, type, description, status, author, area } = sent;
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
  },
};

/** `GET /cms/v2/template-parts/lookup` */
export const lookupTemplatePartReader: ArgsReader = {
  reads: ['slug', 'is_custom', 'template_prefix'],
  read(sent, open) {
    const { slug, is_custom, template_prefix } = sent;
    if (slug !== undefined && typeof slug !== 'string') open.push('slug');
    if (is_custom !== undefined) {
      const read = k.readBoolean(is_custom);
      if (read === undefined) open.push('is_custom');
      else if (read !== is_custom) sent['is_custom'] = read;
    }
    if (template_prefix !== undefined && typeof template_prefix !== 'string')
      open.push('template_prefix');
  },
};

/** `GET /cms/v2/template-parts/{id}` */
export const getTemplatePartReader: ArgsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `POST, PUT, PATCH /cms/v2/template-parts/{id}` */
export const updateTemplatePartReader: ArgsReader = {
  reads: ['theme', 'type', 'description', 'status', 'author', 'area'],
  read(sent, open) {
    const { theme, type, description, status, author, area } = sent;
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
  },
};

/** `DELETE /cms/v2/template-parts/{id}` */
export const deleteTemplatePartReader: ArgsReader = {
  reads: ['force'],
  read(sent, open) {
    const { force } = sent;
    if (force !== undefined) {
      const read = k.readBoolean(force);
      if (read === undefined) open.push('force');
      else if (read !== force) sent['force'] = read;
    }
  },
};
