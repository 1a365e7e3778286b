import { isError } from '../../runtime/errors/rest-error.ts';
import type { RestError } from '../../runtime/errors/rest-error.ts';
import { answer } from '../../runtime/server/index.ts';
import type { WidgetsHandlers } from '../../generated/widgets/handlers.ts';
import type { CreateWidgetArgs, Widget } from '../../generated/widgets/types.ts';
import { currentSite } from '../context.ts';
import {
  arrangement,
  inactiveSidebar,
  moveWidget,
  readArrangement,
  sidebarOf,
} from '../widgets/arrangement.ts';
import { parseWidgetId, setInstance } from '../widgets/instances.ts';
import { badRequest } from './errors.ts';
import { inTransaction, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { setEditContext } from './parameters.ts';
import {
  mayManageWidgets,
  nextNumber,
  saveSettings,
  unknownWidget,
  widgetItem,
} from './widgets/items.ts';

export const widgets: WidgetsHandlers = {
  list: {
    permission: mayManageWidgets,
    async handle(request) {
      const scope = await scopeOf(request);
      const items: Widget[] = [];
      for (const [sidebar, names] of await arrangement(scope)) {
        if (request.args.sidebar !== undefined && request.args.sidebar !== sidebar) continue;
        for (const id of names) {
          const item = await widgetItem(scope, { id, sidebar });
          if (!isError(item)) items.push(item);
        }
      }
      return items;
    },
  },

  create: {
    permission: mayManageWidgets,
    async handle(request) {
      setEditContext(request);
      const made = await inTransaction(await scopeOf(request), (scope) =>
        createWidget(scope, request.args),
      );
      // Clients of this resource expect no `Location`.
      return isError(made) ? made : answer(made, { location: null });
    },
  },

  get: {
    permission: mayManageWidgets,
    async handle(request) {
      const scope = await scopeOf(request);
      const { id } = request.args;
      const sidebar = sidebarOf(await arrangement(scope), id);
      return sidebar === null ? unknownWidget() : widgetItem(scope, { id, sidebar });
    },
  },

  update: {
    permission: mayManageWidgets,
    async handle(request) {
      setEditContext(request);
      const { id, instance, form_data: form, sidebar: wanted } = request.args;
      return inTransaction(await scopeOf(request), async (scope) => {
        const { base, number } = parseWidgetId(id);
        const type = currentSite().widgetTypes.get(base);
        const sidebar = sidebarOf(await arrangement(scope), id);
        if (sidebar === null && type) return unknownWidget();
        if (instance !== undefined || form !== undefined) {
          if (!type || number === null) return unknownType();
          const saved = await saveSettings(scope, type, number, request.args);
          if (isError(saved)) return saved;
        }
        const target = wanted ?? sidebar;
        // Checked before the move: a widget that does not exist is not added to a sidebar.
        const item = await widgetItem(scope, { id, sidebar: target });
        if (!isError(item) && target !== sidebar) await moveWidget(scope.store, id, target);
        return item;
      });
    },
  },

  delete: {
    permission: mayManageWidgets,
    async handle(request) {
      setEditContext(request);
      const { id, force } = request.args;
      return inTransaction(await scopeOf(request), async (scope) => {
        const stored = await readArrangement(scope.store);
        const sidebar = sidebarOf(await arrangement(scope), id) ?? sidebarOf(stored, id);
        if (sidebar === null) return unknownWidget();
        const waiting = inactiveSidebar(scope.settings.token);
        if (force !== true) {
          await moveWidget(scope.store, id, waiting);
          return widgetItem(scope, { id, sidebar: waiting });
        }
        const previous = await widgetItem(scope, { id, sidebar });
        if (isError(previous)) return previous;
        const { base, number } = parseWidgetId(id);
        if (number !== null) await setInstance(scope.store, base, number, null);
        await moveWidget(scope.store, id, null);
        return { deleted: true as const, previous };
      });
    },
  },
};

/** Adds a new widget of a type, or the named widget, at the end of a sidebar. */
async function createWidget(scope: Scope, args: CreateWidgetArgs): Promise<Widget | RestError> {
  const named = args.id === undefined ? null : parseWidgetId(args.id);
  const base = named?.base ?? args.id_base;
  if (base === undefined || base === '')
    return badRequest('rest_invalid_widget', 'The widget type (id_base) is missing.');
  const type = currentSite().widgetTypes.get(base);
  if (!type) return unknownType();
  const number = named ? named.number : await nextNumber(scope, type);
  if (number === null) return badRequest('rest_invalid_widget', 'The widget ID has no number.');
  const saved = await saveSettings(scope, type, number, args);
  if (isError(saved)) return saved;
  const id = `${base}-${number}`;
  if (sidebarOf(await readArrangement(scope.store), id) !== args.sidebar)
    await moveWidget(scope.store, id, args.sidebar);
  return widgetItem(scope, { id, sidebar: args.sidebar }, saved);
}

function unknownType(): RestError {
  return badRequest('rest_invalid_widget', 'Invalid widget type (id_base).');
}
