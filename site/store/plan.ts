import { CompiledQuery } from 'kysely';
import type { Context } from './context.ts';

/** How the database would answer a query, in lines as the database writes them. */
export async function planOf(
  { kind, read }: Context,
  text: string,
  parameters: readonly unknown[],
): Promise<readonly string[]> {
  const explain = kind === 'sqlite' ? 'explain query plan' : 'explain';
  const { rows } = await read.executeQuery<Readonly<Record<string, unknown>>>(
    CompiledQuery.raw(`${explain} ${text}`, [...parameters]),
  );
  return rows.map((row) => String(row['detail'] ?? row['QUERY PLAN']));
}
