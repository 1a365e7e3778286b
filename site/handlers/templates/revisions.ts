import type { TemplatesRevisionsHandlers } from '../../../generated/templates/revisions/handlers.ts';
import { templateRevisionSchema } from '../../../generated/templates/revisions/schema.ts';
import type { TemplateRevision } from '../../../generated/templates/revisions/types.ts';
import { revisionHandlers } from '../revision/revisions.ts';

export const templatesRevisions: TemplatesRevisionsHandlers = revisionHandlers<TemplateRevision>(
  '{token}_template',
  templateRevisionSchema,
);
