import type { TemplatesAutosavesHandlers } from '../../../generated/templates/autosaves/handlers.ts';
import { templateAutosaveSchema } from '../../../generated/templates/autosaves/schema.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const templatesAutosaves: TemplatesAutosavesHandlers = autosaveHandlers(
  '{token}_template',
  templateAutosaveSchema,
);
