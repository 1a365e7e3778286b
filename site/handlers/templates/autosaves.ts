import type { TemplatesAutosavesHandlers } from '../../../generated/templates/autosaves/handlers.ts';
import { templateAutosaveSchema } from '../../../generated/templates/autosaves/schema.ts';
import type { TemplateAutosave } from '../../../generated/templates/autosaves/types.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const templatesAutosaves: TemplatesAutosavesHandlers = autosaveHandlers<TemplateAutosave>(
  '{token}_template',
  templateAutosaveSchema,
);
