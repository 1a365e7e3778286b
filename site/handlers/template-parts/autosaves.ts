import type { TemplatePartsAutosavesHandlers } from '../../../generated/template-parts/autosaves/handlers.ts';
import { templatePartAutosaveSchema } from '../../../generated/template-parts/autosaves/schema.ts';
import type { TemplatePartAutosave } from '../../../generated/template-parts/autosaves/types.ts';
import { autosaveHandlers } from '../revision/autosaves.ts';

export const templatePartsAutosaves: TemplatePartsAutosavesHandlers =
  autosaveHandlers<TemplatePartAutosave>('{token}_template_part', templatePartAutosaveSchema);
