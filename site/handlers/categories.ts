import type { CategoriesHandlers } from '../../generated/categories/handlers.ts';
import { categorySchema } from '../../generated/categories/schema.ts';
import type { Category } from '../../generated/categories/types.ts';
import { termHandlers } from './taxonomy/handlers.ts';

const handlers = termHandlers<Category>('category', categorySchema);

export const categories: CategoriesHandlers = {
  list: handlers.list,
  create: handlers.create,
  get: handlers.get,
  update: handlers.update,
  delete: handlers.delete,
};
