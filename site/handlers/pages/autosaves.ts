import type { PagesAutosavesHandlers } from '../../../generated/pages/autosaves/handlers.ts';
import { pageAutosaveSchema } from '../../../generated/pages/autosaves/schema.ts';
import type { PageAutosave } from '../../../generated/pages/autosaves/types.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

const handlers = autosaveHandlers<PageAutosave>('page', pageAutosaveSchema);

export const pagesAutosaves: PagesAutosavesHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
};
