import type { PagesAutosavesHandlers } from '../../../generated/pages/autosaves/handlers.ts';
import { pageAutosaveSchema } from '../../../generated/pages/autosaves/schema.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const pagesAutosaves: PagesAutosavesHandlers = autosaveHandlers('page', pageAutosaveSchema);
