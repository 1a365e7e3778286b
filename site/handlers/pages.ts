import type { PagesHandlers } from '../../generated/pages/handlers.ts';
import { pageSchema } from '../../generated/pages/schema.ts';
import type { Page, PageFacts } from '../../generated/pages/types.ts';
import { postHandlers } from './post-type/handlers.ts';

const handlers = postHandlers<Page, PageFacts>('page', pageSchema);

export const pages: PagesHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
  update: handlers.update,
  delete: handlers.delete,
  facts: handlers.facts,
};
