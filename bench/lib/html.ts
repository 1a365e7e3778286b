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
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>
  :root { color-scheme: light dark; --text: light-dark(#1f2328, #e6edf3); --soft: light-dark(#57606a, #9da7b1);
    --back: light-dark(#fff, #0d1117); --track: light-dark(#eef1f4, #1c232b); --card: light-dark(#f6f8fa, #161b22); }
  body { font: 15px/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); margin: 2rem auto; max-inline-size: 1080px; padding-inline: 1rem; }
  pre { font-size: 12px; line-height: 1.4; overflow-x: auto; background: var(--card); padding: 1rem; }
  h1 { line-height: 1.2; text-wrap: balance; }
  li { margin: .2rem 0; }
  .axis { color: var(--soft); }
  .plots { display: grid; gap: 1.25rem 2.5rem; grid-template-columns: repeat(auto-fill, minmax(min(26rem, 100%), 1fr)); }
  .plots table { inline-size: 100%; border-collapse: collapse; font-size: .8125rem; align-self: start; }
  .plots caption { text-align: start; font-weight: 600; font-size: .875rem; padding-block-end: .25rem; }
  .plots th { font-weight: 400; text-align: start; inline-size: 9rem; max-inline-size: 30vw; overflow-wrap: anywhere; }
  .plots td:last-child { inline-size: 5rem; padding-inline-start: .75rem; color: var(--soft); white-space: nowrap; }
  .track { position: relative; block-size: .9rem; background: var(--track); }
  .track b { position: absolute; inset-block: 0; inset-inline-start: 0; min-inline-size: 1px; }
  .track i { position: absolute; inset-block: -2px; inline-size: 1px; background: var(--soft); }
  .track i.target { inline-size: 3px; background: var(--text); }
  .c0 { background: #1f6feb; }
  .c1 { background: #8a8f98; }
  .c2 { background: #d1495b; }
  .c3 { background: #c8891a; }
  .c4 { background: #4f9271; }
  .c5 { background: #8d6a9f; }
  .c6 { background: #59b0d8; }
  .c7 { background: #5b6b82; }
  .c8 { background: #c77d3b; }
  .c9 { background: #2f7f86; }
</style>
<main>
<h1>${escapeHtml(title)}</h1>
${plot}
${tables.map((text) => `<pre tabindex="0">${escapeHtml(text)}</pre>`).join('\n')}
<ul>
${notes.map((note) => `<li>${escapeHtml(note)}</li>`).join('\n')}
</ul>
</main>
</html>
`;
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
