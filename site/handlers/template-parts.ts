import type { TemplatePartsHandlers } from '../../generated/template-parts/handlers.ts';
import { templateHandlers, templatePartItem } from './template/handlers.ts';

export const templateParts: TemplatePartsHandlers = templateHandlers('parts', templatePartItem);
