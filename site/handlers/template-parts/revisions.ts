import type { TemplatePartsRevisionsHandlers } from '../../../generated/template-parts/revisions/handlers.ts';
import { templatePartRevisionSchema } from '../../../generated/template-parts/revisions/schema.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const templatePartsRevisions: TemplatePartsRevisionsHandlers = revisionHandlers(
  '{token}_template_part',
  templatePartRevisionSchema,
);
