/** Whether this is the name of a time zone, as it is spelled in the database of zones; old names count, offsets do not. */
export function isZone(name: string): boolean {
  if (name === '') return true;
  if (!/^[A-Z]/.test(name)) return false;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
    // Intl accepts names in any case and resolves old ones.
    return timeZone === name || timeZone.toLowerCase() !== name.toLowerCase();
  } catch {
    return false;
  }
}
