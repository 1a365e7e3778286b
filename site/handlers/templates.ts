import type { TemplatesHandlers } from '../../generated/templates/handlers.ts';
import type { Template } from '../../generated/templates/types.ts';
import { templateHandlers, templateItem } from './template/handlers.ts';

export const templates: TemplatesHandlers = templateHandlers<Template>('templates', templateItem);
