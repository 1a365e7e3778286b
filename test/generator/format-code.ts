import type { Portion } from '../../generator/emit/portions.ts';
import { formatFiles } from '../../generator/output/format.ts';

/** One file as it is to be read, whatever portions it is in. */
export async function formatCode(path: string, ...portions: readonly Portion[]): Promise<string> {
  const [text = ''] = await formatFiles([[path, ...portions]]);
  return text;
}
