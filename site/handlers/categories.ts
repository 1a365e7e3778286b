import type { CategoriesHandlers } from '../../generated/categories/handlers.ts';
import { categorySchema } from '../../generated/categories/schema.ts';
import { termHandlers } from './taxonomy/handlers.ts';

export const categories: CategoriesHandlers = termHandlers('category', categorySchema);
