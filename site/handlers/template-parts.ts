import type { TemplatePartsHandlers } from '../../generated/template-parts/handlers.ts';
import { templateHandlers, templatePartItem } from './templates/handlers.ts';

export const templateParts: TemplatePartsHandlers = templateHandlers('parts', templatePartItem);
