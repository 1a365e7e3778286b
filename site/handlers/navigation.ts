import type { NavigationHandlers } from '../../generated/navigation/handlers.ts';
import { navigationMenuSchema } from '../../generated/navigation/schema.ts';
import type { NavigationMenu, NavigationMenuFacts } from '../../generated/navigation/types.ts';
import { postHandlers } from './post-type/handlers.ts';

const handlers = postHandlers<NavigationMenu, NavigationMenuFacts>(
  '{token}_navigation',
  navigationMenuSchema,
);

export const navigation: NavigationHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
  update: handlers.update,
  delete: handlers.delete,
  facts: handlers.facts,
};
