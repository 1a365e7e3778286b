import type { NavigationAutosavesHandlers } from '../../../generated/navigation/autosaves/handlers.ts';
import { navigationMenuAutosaveSchema } from '../../../generated/navigation/autosaves/schema.ts';
import type { NavigationMenuAutosave } from '../../../generated/navigation/autosaves/types.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const navigationAutosaves: NavigationAutosavesHandlers =
  autosaveHandlers<NavigationMenuAutosave>('{token}_navigation', navigationMenuAutosaveSchema);
