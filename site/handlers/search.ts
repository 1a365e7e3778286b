import { anyone } from '../../runtime/server/index.ts';
import type { SearchHandlers } from '../../generated/search/handlers.ts';
import type { SearchResult } from '../../generated/search/types.ts';
import { currentSite } from '../context.ts';
import { ANY_SUBTYPE, searchHandlerOf } from '../search/handlers.ts';
import { badRequest, failure } from './errors.ts';
import { scopeOf } from './scope.ts';
import { ids, sent } from './parameters.ts';

export const search: SearchHandlers = {
  list: {
    permission: anyone,
    async handle(request) {
      const { args } = request;
      const handler = searchHandlerOf(args.type);
      if (!handler)
        return failure(500, 'rest_search_handler_error', 'No search handler is registered.');
      const { page, per_page: perPage } = args;
      const isAny = args.subtype.includes(ANY_SUBTYPE);
      const { results, total } = await handler.find(
        {
          search: args.search ?? '',
          subtypes: isAny ? handler.subtypes(currentSite().types) : args.subtype,
          include: ids(args.include),
          exclude: ids(args.exclude),
          page,
          perPage,
          wants: (field) => request.wants(field),
        },
        await scopeOf(request),
      );
      if (total > 0 && page > Math.ceil(total / perPage))
        return badRequest(
          'rest_search_invalid_page_number',
          'The page number is larger than the number of pages.',
        );
      // Handlers can add types that no schema file lists, and omit `subtype`.
      return { items: results as readonly SearchResult[], total };
    },
  },

  facts: (items, request) => {
    const handler = searchHandlerOf(sent(request, 'type'));
    return items.map((item) => {
      const { self = '', about = '' } = handler?.links(item) ?? {};
      return { self_route: self, about_route: about };
    });
  },
};
