/** A kind of widget and the number of one of them. */
export interface WidgetId {
  readonly base: string;
  /** `null` where the name has none. */
  readonly number: number | null;
}

/** Takes the name of a widget apart: `recent-posts-2`. */
export function parseWidgetId(id: string): WidgetId {
  const [, base, number] = /^(.+)-(\d{1,15})$/.exec(id) ?? [];
  return base === undefined ? { base: id, number: null } : { base, number: Number(number) };
}
