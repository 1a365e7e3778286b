import type { TemplatePartsRevisionsHandlers } from '../../../generated/template-parts/revisions/handlers.ts';
import { templatePartRevisionSchema } from '../../../generated/template-parts/revisions/schema.ts';
import type { TemplatePartRevision } from '../../../generated/template-parts/revisions/types.ts';
import { revisionHandlers } from '../revision/revisions.ts';

const handlers = revisionHandlers<TemplatePartRevision>(
  '{token}_template_part',
  templatePartRevisionSchema,
);

export const templatePartsRevisions: TemplatePartsRevisionsHandlers = {
  list: handlers.list,
  get: handlers.get,
  delete: handlers.delete,
};
