/** A name and a value of a form. */
export type Entry = readonly [name: string, value: string, ...others: unknown[]];

/** The fields of a form that was sent, or those that a form starts with, in order. */
export class Posted {
  readonly entries: readonly Entry[];

  constructor(entries: Iterable<Entry>) {
    // Browsers send line breaks as CRLF.
    this.entries = [...entries].map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]);
  }

  /** Returns the last value of a name; `null` without one. */
  get(name: string): string | null {
    return this.entries.findLast(([given]) => given === name)?.[1] ?? null;
  }

  /** Returns the last value of a name; empty without one. */
  text(name: string): string {
    return this.get(name) ?? '';
  }

  all(name: string): readonly string[] {
    return this.entries.filter(([given]) => given === name).map(([, value]) => value);
  }

  has(name: string): boolean {
    return this.entries.some(([given]) => isPartOf(given, name));
  }

  /** Returns the entries of a field and of its members, sorted: the order of options does not count. */
  under(name: string): readonly string[] {
    return this.entries
      .filter(([given]) => isPartOf(given, name))
      .map((entry) => JSON.stringify(entry))
      .sort();
  }

  /** Returns the numbers of the rows of a list, in order. */
  rows(name: string): readonly number[] {
    const numbers = this.entries.flatMap(([given]) => {
      const row = given.startsWith(`${name}/`) ? /^\d+/.exec(given.slice(name.length + 1)) : null;
      return row ? [Number(row[0])] : [];
    });
    return [...new Set(numbers)];
  }

  /** Returns the entries without those of a field, and with others in addition. */
  changed(without: string | null, added: readonly Entry[] = []): Posted {
    const kept = this.entries.filter(([name]) => without === null || !isPartOf(name, without));
    return new Posted([...kept, ...added]);
  }
}

/** Whether a name is that of a field, of a member (`/size/width`) or of a choice about it (`/size~kind`). */
export function isPartOf(name: string, field: string): boolean {
  return name === field || name.startsWith(`${field}/`) || name.startsWith(`${field}~`);
}
