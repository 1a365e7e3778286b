import type { PagesHandlers } from '../../generated/pages/handlers.ts';
import { pageSchema } from '../../generated/pages/schema.ts';
import type { Page, PageFacts } from '../../generated/pages/types.ts';
import { postHandlers } from './post-type/handlers.ts';

export const pages: PagesHandlers = postHandlers<Page, PageFacts>('page', pageSchema);
