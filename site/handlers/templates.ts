import type { TemplatesHandlers } from '../../generated/templates/handlers.ts';
import type { Template } from '../../generated/templates/types.ts';
import { templateHandlers } from './template/handlers.ts';
import { templateItem } from './template/items.ts';

const handlers = templateHandlers<Template>('templates', templateItem);

export const templates: TemplatesHandlers = {
  list: handlers.list,
  create: handlers.create,
  lookup: handlers.lookup,
  get: handlers.get,
  update: handlers.update,
  delete: handlers.delete,
  facts: handlers.facts,
};
