import type { TemplatesHandlers } from '../../generated/templates/handlers.ts';
import { templateHandlers, templateItem } from './templates/handlers.ts';

export const templates: TemplatesHandlers = templateHandlers('templates', templateItem);
