import { createHash } from 'node:crypto';
import { raw } from './html.ts';

const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fdfcfa; --card: #fff; --ink: #22262b; --soft: #5c6570; --line: #dfdcd5;
  --accent: #1c5d79; --on-accent: #fff; --warn: #8a2f15; --warn-paper: #fbeee8;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #16191d; --card: #1e2227; --ink: #e6e4df; --soft: #a0a8b1; --line: #353b43;
    --accent: #7fc1dd; --on-accent: #10212b; --warn: #f2b8a2; --warn-paper: #3a241c;
  }
}
*, *::before, *::after { box-sizing: border-box; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.65 Georgia, 'Iowan Old Style', 'Times New Roman', serif;
  overflow-wrap: break-word;
}
header, main, footer, .widgets { width: min(44rem, 100% - 2.5rem); margin: 0 auto; }
h1, h2, h3, nav, footer, .meta, .badge, label, button, input, .button, table, .account {
  font-family: system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
}
h1, h2, h3 { line-height: 1.25; letter-spacing: -0.01em; text-wrap: balance; }
h1 { font-size: 2rem; margin: 0 0 0.5rem; }
h2 { font-size: 1.375rem; margin: 2rem 0 0.25rem; }
a { color: var(--accent); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -100vw; }
.skip:focus { left: 1rem; top: 1rem; background: var(--card); padding: 0.5rem 1rem; z-index: 1; }
header { padding-top: 2rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--line); }
.site-name { font: 700 1.375rem/1.2 system-ui, sans-serif; margin: 0; }
.site-name a { color: inherit; text-decoration: none; }
.tagline { color: var(--soft); margin: 0.25rem 0 0; }
header nav { margin-top: 0.875rem; font-size: 0.9375rem; }
header nav ul, .pages { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; margin: 0; padding: 0; list-style: none; }
[aria-current] { color: inherit; font-weight: 600; text-decoration: none; }
main { padding-top: 2rem; padding-bottom: 3rem; }
article + article { border-top: 1px solid var(--line); }
.list article { padding: 1.5rem 0; }
.list article:first-child { padding-top: 0.5rem; }
.list h2 { margin: 0; }
.list h2 a { color: inherit; text-decoration: none; }
.list h2 a:hover { text-decoration: underline; }
.list p { margin: 0.5rem 0 0; }
.meta { color: var(--soft); font-size: 0.875rem; margin: 0.25rem 0 0; }
.meta a { color: inherit; }
.badge {
  display: inline-block; font-size: 0.75rem; font-weight: 600; padding: 0.1em 0.6em; vertical-align: middle;
  border: 1px solid var(--line); border-radius: 1em; color: var(--soft);
}
.content { margin-top: 1.5rem; }
.content > :first-child { margin-top: 0; }
.content img, .content video, .content iframe { max-width: 100%; height: auto; }
.content figure { margin: 1.5rem 0; }
.content figcaption { color: var(--soft); font-size: 0.875rem; }
pre { overflow-x: auto; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.5rem; }
code { font-size: 0.9em; }
blockquote { margin: 1.5rem 0; padding-left: 1.25rem; border-left: 3px solid var(--line); color: var(--soft); }
.pages { justify-content: space-between; border-top: 1px solid var(--line); padding-top: 1.25rem; margin-top: 1rem; }
.lead { display: flex; gap: 1.25rem; align-items: flex-start; }
.avatar { border-radius: 50%; flex: none; background: var(--line); }
.comments { margin-top: 3rem; border-top: 1px solid var(--line); }
.comments ol { list-style: none; margin: 0; padding: 0; }
.comments ol ol { margin-left: 1rem; padding-left: 1rem; border-left: 2px solid var(--line); }
.comments article { border: 0; padding: 1rem 0 0; }
.comments article p { margin: 0.25rem 0 0.5rem; }
.by { display: flex; gap: 0.75rem; align-items: center; }
.by .meta { margin: 0; }
.widgets { border-top: 1px solid var(--line); padding-bottom: 1.25rem; font-size: 0.9375rem; }
.widgets > ul { list-style: none; margin: 0; padding: 0; }
.widgets h2 { font-size: 1.0625rem; margin: 1.25rem 0 0.25rem; }
footer { color: var(--soft); font-size: 0.875rem; border-top: 1px solid var(--line); padding-top: 1.25rem; padding-bottom: 2.5rem; }
footer ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: baseline; margin: 0; padding: 0; list-style: none; }
.account { width: min(28rem, 100% - 2.5rem); font-size: 1rem; line-height: 1.55; }
.account h1 { font-size: 1.5rem; }
.wide { width: min(48rem, 100% - 2.5rem); }
.meta form { display: inline; }
.card {
  background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; padding: 1.5rem;
  margin: 1.25rem 0; box-shadow: 0 1px 2px rgb(0 0 0 / 5%); font-family: system-ui, -apple-system, sans-serif;
}
.card > :first-child { margin-top: 0; }
.card > :last-child { margin-bottom: 0; }
.card h2 { margin-top: 0; }
label { display: block; font-weight: 600; font-size: 0.9375rem; margin: 1rem 0 0.25rem; }
label.inline { display: flex; gap: 0.5rem; align-items: center; font-weight: 400; }
input:not([type='checkbox']), textarea {
  width: 100%; font-size: 1rem; padding: 0.6rem 0.75rem; color: inherit; background: var(--paper);
  border: 1px solid var(--soft); border-radius: 0.5rem;
}
button, .button {
  display: inline-block; font-size: 1rem; font-weight: 600; line-height: 1.4; padding: 0.6rem 1.25rem; cursor: pointer;
  color: var(--on-accent); background: var(--accent); border: 1px solid var(--accent); border-radius: 0.5rem;
  text-decoration: none; margin-top: 1.25rem;
}
button.quiet { color: var(--accent); background: none; }
button.small { font-size: 0.875rem; padding: 0.25rem 0.75rem; margin: 0; }
button.link { all: unset; color: var(--accent); text-decoration: underline; cursor: pointer; }
button.link:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.choices { display: flex; flex-wrap: wrap; gap: 0.75rem; }
.error, .note { border-radius: 0.5rem; padding: 0.75rem 1rem; margin: 1rem 0; font-family: system-ui, sans-serif; }
.error { background: var(--warn-paper); color: var(--warn); border: 1px solid currentColor; }
.note { border: 1px solid var(--line); background: var(--card); }
.secret { font: 600 1.0625rem/1.5 ui-monospace, Menlo, Consolas, monospace; user-select: all; }
.facts { display: grid; grid-template-columns: max-content 1fr; gap: 0.25rem 1rem; margin: 0; }
.facts dt { color: var(--soft); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: 0.9375rem; }
th, td { text-align: left; padding: 0.5rem 0.75rem 0.5rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 600; }
`;

/** The look of all pages, part of each: nothing else has to be asked for. */
export const styleElement = raw(`<style>${STYLE}</style>`);

/** The source in a content security policy that allows the style and no other. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;
