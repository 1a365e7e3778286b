/** Whether two JSON values have the same structure; texts may differ, since sanitizing changes them. */
export function isOfKind(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) {
    return (
      typeof one === typeof other &&
      (one === null) === (other === null) &&
      (typeof one !== 'number' || one === other)
    );
  }
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const [first, second] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return (
    first.size === second.size &&
    [...first].every(([name, member]) => second.has(name) && isOfKind(member, second.get(name)))
  );
}

/** Returns values that differ from one in one place: another type, a member less or more. */
export function mutantsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) {
    const list: readonly unknown[] = value;
    return [
      { x: 1 },
      null,
      ...list.slice(0, 1).flatMap((item) =>
        mutantsOf(item)
          .slice(0, 3)
          .map((other) => [other, ...list.slice(1)]),
      ),
    ];
  }
  if (typeof value !== 'object' || value === null)
    return scalars.filter((other) => other !== value);
  const members = Object.entries(value);
  return [
    ['a'],
    { ...value, zzz: 1 },
    ...members.slice(0, 3).flatMap(([name, member]) => [
      Object.fromEntries(members.filter(([other]) => other !== name)),
      ...mutantsOf(member)
        .slice(0, 3)
        .map((other) => ({ ...value, [name]: other })),
    ]),
  ];
}

const scalars: readonly unknown[] = ['zz', 77, true, null, ['zz'], { zzz: 1 }];
