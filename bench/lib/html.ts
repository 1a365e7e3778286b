/** The content of a page of a bench. */
export interface Page {
  readonly title: string;
  /** Sentences about what was measured. */
  readonly notes: readonly string[];
  readonly plot: string;
  /** Aligned text, as it was printed. */
  readonly tables: readonly string[];
}

/** Returns the HTML of a page, which loads no other file. */
export function html({ title, notes, plot, tables }: Page): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<style>
  body { font: 15px/1.5 system-ui, sans-serif; color: #1f2328; margin: 2rem auto; max-width: 1080px; padding: 0 1rem; }
  pre { font-size: 12px; line-height: 1.4; overflow-x: auto; background: #f6f8fa; padding: 1rem; }
  li { margin: .2rem 0; }
  svg { max-width: 100%; height: auto; }
</style>
<h1>${escapeHtml(title)}</h1>
${plot}
${tables.map((text) => `<pre>${escapeHtml(text)}</pre>`).join('\n')}
<ul>
${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('\n')}
</ul>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
