import type { PagesHandlers } from '../../generated/pages/handlers.ts';
import { pageSchema } from '../../generated/pages/schema.ts';
import { postHandlers } from './post-type/handlers.ts';

export const pages: PagesHandlers = postHandlers('page', pageSchema);
