import type { Session } from '../store/index.ts';

/** A place for widgets, and the markup around them. */
export interface Sidebar {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly class: string;
  /** `%1$s` stands for the name of a widget, `%2$s` for its class. */
  readonly before_widget: string;
  readonly after_widget: string;
  readonly before_title: string;
  readonly after_title: string;
}

const DECLARED = 'registered_sidebars';

/** The name of the sidebar where widgets wait that no page shows. */
export function inactiveSidebar(token: string): string {
  return `${token}_inactive_widgets`;
}

/** The sidebars that the site has. */
export async function declaredSidebars(store: Session): Promise<readonly Sidebar[]> {
  const declared = await store.options.get(DECLARED);
  return Array.isArray(declared) ? declared.flatMap((sidebar: unknown) => sidebarOf(sidebar)) : [];
}

function sidebarOf(sidebar: unknown): Sidebar[] {
  if (typeof sidebar !== 'object' || sidebar === null || !('id' in sidebar)) return [];
  if ('status' in sidebar && sidebar.status === 'inactive') return [];
  const facts = new Map<string, unknown>(Object.entries(sidebar));
  const text = (name: string): string => {
    const value = facts.get(name);
    return typeof value === 'string' ? value : '';
  };
  return [
    {
      id: String(sidebar.id),
      name: text('name'),
      description: text('description'),
      class: text('class'),
      before_widget: text('before_widget'),
      after_widget: text('after_widget'),
      before_title: text('before_title'),
      after_title: text('after_title'),
    },
  ];
}
