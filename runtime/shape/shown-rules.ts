import { show } from './curies.ts';
import type { Curie, ShownRelation } from './curies.ts';
import type { ReadRule } from './link-rule.ts';

/** A rule, and how the relation of its links is shown. */
export interface ShownRule extends ShownRelation {
  readonly rule: ReadRule;
  /** Whether an earlier rule has the same relation. */
  readonly isRepeated: boolean;
}

/** How each rule is shown; `null` where that cannot be said of the table alone. */
export function shownRules(
  rules: readonly ReadRule[],
  curies: readonly Curie[],
): readonly ShownRule[] | null {
  const relations = new Map<string, string>();
  const shown: ShownRule[] = [];
  for (const rule of rules) {
    const { relation } = rule;
    if (relation === null) return null;
    const known = show(relation, curies);
    const earlier = relations.get(known.name);
    if (earlier !== undefined && earlier !== relation) return null;
    relations.set(known.name, relation);
    shown.push({ rule, ...known, isRepeated: earlier !== undefined });
  }
  return shown;
}
