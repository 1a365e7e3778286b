import type { TemplatePartsAutosavesHandlers } from '../../../generated/template-parts/autosaves/handlers.ts';
import { templatePartAutosaveSchema } from '../../../generated/template-parts/autosaves/schema.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const templatePartsAutosaves: TemplatePartsAutosavesHandlers = autosaveHandlers(
  '{token}_template_part',
  templatePartAutosaveSchema,
);
