import type { TemplatePartsHandlers } from '../../generated/template-parts/handlers.ts';
import type { TemplatePart } from '../../generated/template-parts/types.ts';
import { templateHandlers } from './template/handlers.ts';
import { templatePartItem } from './template/items.ts';

const handlers = templateHandlers<TemplatePart>('parts', templatePartItem);

export const templateParts: TemplatePartsHandlers = {
  list: handlers.list,
  create: handlers.create,
  lookup: handlers.lookup,
  get: handlers.get,
  update: handlers.update,
  delete: handlers.delete,
  facts: handlers.facts,
};
