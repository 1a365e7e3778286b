import type { NavigationHandlers } from '../../generated/navigation/handlers.ts';
import { navigationMenuSchema } from '../../generated/navigation/schema.ts';
import { postHandlers } from './post-type/handlers.ts';

export const navigation: NavigationHandlers = postHandlers(
  '{token}_navigation',
  navigationMenuSchema,
);
