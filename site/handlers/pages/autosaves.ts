import type { PagesAutosavesHandlers } from '../../../generated/pages/autosaves/handlers.ts';
import { pageAutosaveSchema } from '../../../generated/pages/autosaves/schema.ts';
import type { PageAutosave } from '../../../generated/pages/autosaves/types.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const pagesAutosaves: PagesAutosavesHandlers = autosaveHandlers<PageAutosave>(
  'page',
  pageAutosaveSchema,
);
