// @generated from schemas/resources/templates/revisions.json by `npm run generate`. Do not edit. (d3ba394cee1e)

import { absint, k, sanitizeKey } from '../../../runtime/schema/index.ts';
import type { ArgDefinition, ArgDefinitions } from '../../../runtime/schema/index.ts';
import { collectionArgs, forceArgs, offsetArgs, selectionArgs } from '../../shared/args.ts';

/** `GET /cms/v2/templates/{parent}/revisions` */
export const listTemplatesRevisionsArgs: Record<
  | 'parent'
  | 'context'
  | 'page'
  | 'per_page'
  | 'search'
  | 'exclude'
  | 'include'
  | 'offset'
  | 'order'
  | 'orderby',
  ArgDefinition
> = {
  parent: {
    description: 'Number of the template.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: {
    description: 'Audience of the answer; it decides which fields are shown.',
    type: 'string',
    enum: ['view', 'embed', 'edit'],
    default: 'view',
    validate_callback: (value, param) =>
      k.string(value, param) ?? k.inEnum(value, ['view', 'embed', 'edit'], param),
    sanitize_callback: sanitizeKey,
  },
  page: collectionArgs.page,
  per_page: {
    description: 'Most items on a page; all of them when absent.',
    type: 'integer',
    minimum: 1,
    maximum: 100,
    validate_callback: (value, param) =>
      k.numeric(value, 'integer', param) ??
      k.between(value, 1, 100, param) ??
      k.integer(value, param),
    sanitize_callback: absint,
  },
  search: collectionArgs.search,
  ...selectionArgs,
  ...offsetArgs,
  order: {
    description: 'Whether the order goes up or down.',
    type: 'string',
    enum: ['asc', 'desc'],
    default: 'desc',
    sanitize_callback: k.parse(
      (value, param) => k.string(value, param) ?? k.inEnum(value, ['asc', 'desc'], param),
      k.toText,
    ),
  },
  orderby: {
    description: 'Field that puts the revisions in order.',
    type: 'string',
    enum: ['date', 'id', 'include', 'relevance', 'slug', 'include_slugs', 'title'],
    default: 'date',
    sanitize_callback: k.parse(
      (value, param) =>
        k.string(value, param) ??
        k.inEnum(
          value,
          ['date', 'id', 'include', 'relevance', 'slug', 'include_slugs', 'title'],
          param,
        ),
      k.toText,
    ),
  },
};

/** `GET /cms/v2/templates/{parent}/revisions/{id}` */
export const getTemplateRevisionArgs: Record<'parent' | 'id' | 'context', ArgDefinition> = {
  parent: listTemplatesRevisionsArgs.parent,
  id: {
    description: 'Number of the revision.',
    type: 'integer',
    sanitize_callback: k.parse(k.integer, k.toInteger),
  },
  context: listTemplatesRevisionsArgs.context,
};

/** `DELETE /cms/v2/templates/{parent}/revisions/{id}` */
export const deleteTemplateRevisionArgs: ArgDefinitions = {
  parent: listTemplatesRevisionsArgs.parent,
  id: getTemplateRevisionArgs.id,
  ...forceArgs,
};
