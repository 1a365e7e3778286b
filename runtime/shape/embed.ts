import { parseList } from './lists.ts';

/** The relations that `_embed` asks for; `true` means all (4.3). */
export function parseEmbed(value: unknown): true | readonly string[] {
  if (!value || value === '0' || value === 'true' || value === '1') return true;
  const relations = parseList(value);
  return relations.length === 0 ? true : relations;
}
