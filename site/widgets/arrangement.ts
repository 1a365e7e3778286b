import { currentSite } from '../context.ts';
import type { Scope } from '../handlers/scope.ts';
import type { Session } from '../store/index.ts';
import type { ThemeSidebar } from '../themes/description.ts';
import { widgetIds } from './instances.ts';

/** Returns the name of the sidebar for inactive widgets, which no page shows. */
export function inactiveSidebar(token: string): string {
  return `${token}_inactive_widgets`;
}

/** Returns the sidebars of the active theme. */
export async function declaredSidebars(store: Session): Promise<readonly ThemeSidebar[]> {
  return (await currentSite().themes.active(store))?.description.sidebars ?? [];
}

/** Widget IDs by sidebar, from top to bottom. The first sidebar contains the inactive widgets. */
export type Arrangement = ReadonlyMap<string, readonly string[]>;

const ARRANGED = 'sidebars_widgets';
// Stored next to the sidebars; not a sidebar.
const VERSION = { array_version: 3 };

/** Returns the stored arrangement. */
export async function readArrangement(store: Session): Promise<Arrangement> {
  const stored = await store.options.get(ARRANGED);
  if (typeof stored !== 'object' || stored === null) return new Map();
  return new Map(
    Object.entries(stored).flatMap(([sidebar, widgets]: [string, unknown]) =>
      Array.isArray(widgets) ? [[sidebar, widgets.map(String)]] : [],
    ),
  );
}

async function keepArrangement(store: Session, arrangement: Arrangement): Promise<void> {
  await store.options.set({ [ARRANGED]: { ...Object.fromEntries(arrangement), ...VERSION } });
}

/**
 * Returns the arrangement for the active theme: exactly its sidebars, and other widgets are inactive. The stored places
 * stay, so that widgets return to them with their theme or their plugin.
 */
export async function arrangement({ store, settings: { token } }: Scope): Promise<Arrangement> {
  const stored = await readArrangement(store);
  const waiting = inactiveSidebar(token);
  const sidebars = [waiting, ...(await declaredSidebars(store)).map(({ id }) => id)];
  const known = new Set(await widgetIds(store, currentSite().widgetTypes));
  const kept = new Map(
    sidebars.map((id) => [id, (stored.get(id) ?? []).filter((widget) => known.has(widget))]),
  );
  const shown = new Set([...kept.values()].flat());
  const lost = [...known].filter((id) => !shown.has(id));
  return kept.set(waiting, [...lost, ...(kept.get(waiting) ?? [])]);
}

/** Returns the sidebar of a widget; `null` if it is in none. */
export function sidebarOf(arranged: Arrangement, widget: string): string | null {
  for (const [sidebar, widgets] of arranged) if (widgets.includes(widget)) return sidebar;
  return null;
}

/** Moves a widget to the end of a sidebar; `null` removes it from all sidebars. */
export async function moveWidget(
  store: Session,
  widget: string,
  sidebar: string | null,
): Promise<void> {
  const moved = new Map(
    [...(await readArrangement(store))].map(([id, widgets]) => [
      id,
      id === sidebar ? widgets : widgets.filter((each) => each !== widget),
    ]),
  );
  // A widget that is already in the sidebar is added again, as clients expect.
  if (sidebar !== null) moved.set(sidebar, [...(moved.get(sidebar) ?? []), widget]);
  await keepArrangement(store, moved);
}

/** Sets the widgets of a sidebar, each once; its previous widgets become inactive. */
export async function fillSidebar(
  store: Session,
  sidebar: string,
  widgets: readonly string[],
  token: string,
): Promise<void> {
  const stored = await readArrangement(store);
  const waiting = inactiveSidebar(token);
  const filled = new Map<string, readonly string[]>(
    [...stored].map(([id, some]) => [id, some.filter((widget) => !widgets.includes(widget))]),
  );
  const left = filled.get(sidebar) ?? [];
  if (sidebar !== waiting) filled.set(waiting, [...(filled.get(waiting) ?? []), ...left]);
  filled.set(sidebar, [...new Set(widgets)]);
  await keepArrangement(store, filled);
}
