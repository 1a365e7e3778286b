import type { SidebarsHandlers } from '../../generated/sidebars/handlers.ts';
import type { Sidebar } from '../../generated/sidebars/types.ts';
import {
  arrangement,
  declaredSidebars,
  fillSidebar,
  inactiveSidebar,
} from '../widgets/arrangement.ts';
import type { Arrangement } from '../widgets/arrangement.ts';
import { notFound } from './errors.ts';
import { inTransaction, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { mayManageWidgets } from './widgets/items.ts';

export const sidebars: SidebarsHandlers = {
  list: {
    permission: mayManageWidgets,
    async handle(request) {
      const scope = await scopeOf(request);
      return sidebarItems(scope, await arrangement(scope));
    },
  },

  get: {
    permission: mayManageWidgets,
    async handle(request) {
      const scope = await scopeOf(request);
      const items = await sidebarItems(scope, await arrangement(scope));
      const item = items.find(({ id }) => id === request.args.id);
      return item ?? notFound('rest_sidebar_not_found', 'Invalid sidebar ID.');
    },
  },

  update: {
    permission: mayManageWidgets,
    async handle(request) {
      const { id, widgets } = request.args;
      return inTransaction(await scopeOf(request), async (scope) => {
        if (widgets !== undefined) {
          // An item that is an object names no widget.
          const names = widgets.filter((name) => typeof name === 'string');
          await fillSidebar(scope.store, id, names, scope.settings.token);
        }
        const items = await sidebarItems(scope, await arrangement(scope));
        // Widgets may be assigned to a sidebar that no theme has yet.
        return items.find((item) => item.id === id) ?? { id, name: '', ...UNFRAMED, widgets: [] };
      });
    },
  },
};

const UNFRAMED = {
  description: '',
  class: '',
  before_widget: '',
  after_widget: '',
  before_title: '',
  after_title: '',
  status: 'inactive',
} as const;

/** Returns the sidebar of inactive widgets and the sidebars of the theme. */
async function sidebarItems({ store, settings }: Scope, places: Arrangement): Promise<Sidebar[]> {
  const widgetsIn = (id: string): string[] => [...(places.get(id) ?? [])];
  const waiting = inactiveSidebar(settings.token);
  return [
    { id: waiting, name: 'Inactive widgets', ...UNFRAMED, widgets: widgetsIn(waiting) },
    ...(await declaredSidebars(store)).map((sidebar): Sidebar => ({
      ...sidebar,
      status: 'active',
      widgets: widgetsIn(sidebar.id),
    })),
  ];
}
