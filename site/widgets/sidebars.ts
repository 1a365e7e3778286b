import { currentSite } from '../context.ts';
import type { Session } from '../store/index.ts';
import type { ThemeSidebar } from '../themes/description.ts';

/** A place for widgets, and the markup around them. */
export type Sidebar = ThemeSidebar;

/** The name of the sidebar where widgets wait that no page shows. */
export function inactiveSidebar(token: string): string {
  return `${token}_inactive_widgets`;
}

/** The sidebars of the active theme. */
export async function declaredSidebars(store: Session): Promise<readonly Sidebar[]> {
  return (await currentSite().themes.active(store))?.description.sidebars ?? [];
}
