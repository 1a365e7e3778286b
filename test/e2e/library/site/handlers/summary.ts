import { anyone } from '../../../../../runtime/server/index.ts';
import type { SummaryHandlers } from '../../generated/summary/handlers.ts';
import type { Library } from '../library.ts';

export const createSummaryHandlers = ({ books }: Library): SummaryHandlers => ({
  get: { permission: anyone, handle: () => ({ books: books.size }) },
});
