import type { NavigationAutosavesHandlers } from '../../../generated/navigation/autosaves/handlers.ts';
import { navigationMenuAutosaveSchema } from '../../../generated/navigation/autosaves/schema.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const navigationAutosaves: NavigationAutosavesHandlers = autosaveHandlers(
  '{token}_navigation',
  navigationMenuAutosaveSchema,
);
