// @generated from schemas/resources/templates.json by `npm run generate`. Do not edit. (e50e2f763857)

import { k } from '../../runtime/schema/index.ts';
import type { ArgsReader } from '../../runtime/schema/index.ts';

/** `GET /cms/v2/templates` */
export const listTemplatesReader: ArgsReader = {
  reads: ['context', 'area', 'post_type'],
  read(sent, open) {
    const { context, area, post_type } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
    if (area !== undefined && typeof area !== 'string') open.push('area');
    if (post_type !== undefined && typeof post_type !== 'string') open.push('post_type');
  },
};

/** `POST /cms/v2/templates` */
export const createTemplateReader: ArgsReader = {
  reads: ['theme', 'type', 'description', 'status', 'author'],
  read(sent, open) {
    const { theme, type, description, status, author } = sent;
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
  },
};

/** `GET /cms/v2/templates/lookup` */
export const lookupTemplateReader: ArgsReader = {
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

/** `GET /cms/v2/templates/{id}` */
export const getTemplateReader: ArgsReader = {
  reads: ['context'],
  read(sent, open) {
    const { context } = sent;
    if (context !== undefined && context !== 'view' && context !== 'embed' && context !== 'edit')
      open.push('context');
  },
};

/** `POST, PUT, PATCH /cms/v2/templates/{id}` */
export const updateTemplateReader: ArgsReader = {
  reads: ['theme', 'type', 'description', 'status', 'author'],
  read(sent, open) {
    const { theme, type, description, status, author } = sent;
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
  },
};

/** `DELETE /cms/v2/templates/{id}` */
export const deleteTemplateReader: ArgsReader = {
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
