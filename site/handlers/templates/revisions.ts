import type { TemplatesRevisionsHandlers } from '../../../generated/templates/revisions/handlers.ts';
import { templateRevisionSchema } from '../../../generated/templates/revisions/schema.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const templatesRevisions: TemplatesRevisionsHandlers = revisionHandlers(
  '{token}_template',
  templateRevisionSchema,
);
