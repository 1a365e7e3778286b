/** A moment as the store keeps it: UTC, `YYYY-MM-DD hh:mm:ss`. */
export function timestamp(moment: Date): string {
  return moment.toISOString().slice(0, 19).replace('T', ' ');
}

/** The moment that a UTC text of the store names; `null` when it names none. */
export function moment(text: string | null): Date | null {
  if (text === null) return null;
  const date = new Date(`${text.replace(' ', 'T')}Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}
