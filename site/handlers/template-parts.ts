import type { TemplatePartsHandlers } from '../../generated/template-parts/handlers.ts';
import type { TemplatePart } from '../../generated/template-parts/types.ts';
import { templateHandlers, templatePartItem } from './template/handlers.ts';

export const templateParts: TemplatePartsHandlers = templateHandlers<TemplatePart>(
  'parts',
  templatePartItem,
);
