import type { NavigationHandlers } from '../../generated/navigation/handlers.ts';
import { navigationMenuSchema } from '../../generated/navigation/schema.ts';
import type { NavigationMenu, NavigationMenuFacts } from '../../generated/navigation/types.ts';
import { postHandlers } from './post-type/handlers.ts';

export const navigation: NavigationHandlers = postHandlers<NavigationMenu, NavigationMenuFacts>(
  '{token}_navigation',
  navigationMenuSchema,
);
