/** The style of the pages: light and dark, wide and narrow screens, print. */
export const STYLE = `:root {
  color-scheme: light dark;
  --text: light-dark(#1d2327, #e4e8ea);
  --soft: light-dark(#4d585f, #a9b4ba);
  --line: light-dark(#d9dfe2, #374147);
  --back: light-dark(#ffffff, #14191c);
  --raised: light-dark(#f4f6f7, #1d2428);
  --accent: light-dark(#0b5f6b, #6fc7d3);
  --mono: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
}
* { box-sizing: border-box }
html { scroll-padding-block-start: 4.5rem }
body { margin: 0; font: 1rem/1.55 system-ui, sans-serif; color: var(--text); background: var(--back) }
a { color: var(--accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
h1, h2, h3 { line-height: 1.25; overflow-wrap: anywhere }
h1 small { color: var(--soft); font-size: 1rem }
code, pre { font-family: var(--mono); font-size: .875em }
code { overflow-wrap: anywhere }
pre { overflow: auto; margin: 0; padding: .75rem 1rem; background: var(--raised); border: 1px solid var(--line); border-radius: .375rem }
.skip { position: absolute; inset-block-start: -10rem }
.skip:focus { inset-block-start: .5rem; z-index: 2; padding: .5rem; background: var(--back) }
body > header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; padding: .5rem 1.5rem; background: var(--back); border-block-end: 1px solid var(--line) }
.brand { font-weight: 600; color: inherit; text-decoration: none }
.brand span { font-weight: 400; color: var(--soft) }
header form { flex: 1 1 12rem; max-inline-size: 30rem; position: relative }
input, textarea, button, select { font: inherit; color: inherit; background: var(--back); border: 1px solid var(--soft); border-radius: .375rem; padding: .375rem .625rem; max-inline-size: 100% }
input[type='search'], textarea { inline-size: 100% }
textarea { font-family: var(--mono); font-size: .875rem }
button { cursor: pointer; background: var(--accent); color: var(--back); border-color: transparent }
#caller { margin: 0; color: var(--soft) }
#found { position: absolute; inset-inline: 0; max-block-size: 70vh; overflow: auto; margin: .25rem 0 0; padding: .5rem 1rem; background: var(--back); border: 1px solid var(--line); border-radius: .375rem }
.columns { display: grid; grid-template-columns: minmax(12rem, 16rem) minmax(0, 1fr); gap: 2rem; max-inline-size: 80rem; padding: 0 1.5rem }
nav details { position: sticky; inset-block-start: 4rem; max-block-size: calc(100vh - 5rem); overflow: auto; padding-block-end: 2rem }
nav summary { margin-block-start: 1rem; color: var(--soft) }
nav h2 { font-size: .875rem; margin: 1rem 0 .25rem; color: var(--soft) }
nav ul { list-style: none; margin: 0; padding: 0; font-size: .9375rem }
nav a { display: block; padding: .125rem .5rem; border-radius: .25rem; text-decoration: none }
nav [aria-current] { background: var(--raised); font-weight: 600 }
main { padding-block-end: 4rem; max-inline-size: 52rem }
.operation { border-block-start: 1px solid var(--line); margin-block-start: 2.5rem; padding-block-start: .5rem }
.operation h2 a { color: inherit; text-decoration: none }
.operations { padding: 0; list-style: none }
.operations li { margin-block: .375rem }
.route b { color: var(--accent) }
.route .delete { color: light-dark(#a3212a, #f19a9a) }
.tag { font-size: .8125rem; padding: .0625rem .5rem; border: 1px solid var(--line); border-radius: 1rem; color: var(--soft) }
.fields { margin: 0 }
.fields > div { padding-block: .5rem; border-block-start: 1px solid var(--line) }
.fields dt { font-weight: 600 }
.fields dt span { font-weight: 400; font-size: .875rem; color: var(--soft); margin-inline-start: .25rem }
.fields dd { margin: 0 }
.response { margin-block: .5rem }
summary { cursor: pointer }
.samples details { margin-block: .375rem }
.cards { list-style: none; padding: 0; display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr)) }
.cards li { border: 1px solid var(--line); border-radius: .375rem; padding: .625rem .875rem; overflow-wrap: anywhere }
.cards p { margin: .25rem 0 0; color: var(--soft); font-size: .9375rem }
.cards span { float: inline-end; color: var(--soft) }
.try { margin-block: .75rem; padding: .75rem 1rem; border: 1px solid var(--line); border-radius: .375rem }
.try label { display: block; margin-block-end: .5rem }
.try input { inline-size: 100% }
@media (max-width: 45rem) {
  .columns { display: block }
  nav details { position: static; max-block-size: none; padding-block-end: 0 }
  body > header { position: static }
  html { scroll-padding-block-start: 0 }
}
@media print {
  nav, header form, .skip, .try, #caller { display: none }
  .columns { display: block }
  .operation { break-inside: avoid-page }
}
`;

/**
 * The script of the pages. They are complete without it; it adds search while typing, the sending of requests and the
 * name of the caller.
 */
export const SCRIPT = `const docs = document.querySelector('script[data-docs]').dataset.docs;
const element = (tag, properties = {}, ...children) => {
  const made = Object.assign(document.createElement(tag), properties);
  made.append(...children);
  return made;
};

const contents = document.querySelector('nav details');
if (matchMedia('(max-width: 45rem)').matches) contents.open = false;

const caller = document.getElementById('caller');
const session = fetch(docs + '/session.json').then((response) => response.json());
session.then(({ name, nonce, loginUrl }) => {
  const said = nonce ? 'Requests are sent as ' + (name ?? 'the logged-in user') : 'Requests are sent anonymously';
  const login = nonce || !loginUrl ? [] : [' ', element('a', { href: loginUrl, textContent: 'Log in' })];
  caller.append(' ', element('span', { textContent: said }), ...login);
});

const form = document.querySelector('header form');
const input = form.elements.q;
const found = element('div', { id: 'found', hidden: true });
form.append(found);
let latest = 0;
input.addEventListener('input', async () => {
  const turn = ++latest;
  if (input.value.trim() === '') { found.hidden = true; return; }
  const response = await fetch(form.action + '?q=' + encodeURIComponent(input.value));
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  if (turn !== latest) return;
  found.replaceChildren(page.querySelector('[role=status]'), page.getElementById('results'));
  found.querySelector('ul').removeAttribute('id');
  found.hidden = false;
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') found.hidden = true;
  const isTyping = /^(INPUT|TEXTAREA|SELECT)$/.test(event.target.tagName);
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  input.focus();
});
document.addEventListener('click', ({ target }) => { if (!form.contains(target)) found.hidden = true; });

function field(label, control) {
  return element('label', {}, label + ' ', control);
}

function authorizationOf(text) {
  if (text === '') return null;
  return /^\\w+ \\S/.test(text) || !text.includes(':')
    ? text
    : 'Basic ' + btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}

function tryForm({ methods, path, parameters, values, body, type, files, fields }) {
  const method = element('select', { name: 'method' }, ...methods.map((name) => new Option(name)));
  const inputs = parameters.map(([name, place]) => ({
    name, place, control: element('input', { value: values[name] ?? '', autocomplete: 'off' }),
  }));
  const text = type && element('textarea', { rows: 8, value: body ? JSON.stringify(body, null, 2) : '' });
  const isForm = type === 'multipart/form-data';
  const chosen = (type === 'application/json' ? [] : isForm ? files : type ? ['File'] : [])
    .map((name) => ({ name, control: element('input', { type: 'file', multiple: isForm }) }));
  const texts = fields.map((name) => ({ name, control: element('input', { autocomplete: 'off' }) }));
  const credentials = element('input', { placeholder: 'user:password, or a header value such as Bearer …', autocomplete: 'off' });
  const output = element('pre', { tabIndex: 0, hidden: true });
  const status = element('p', { role: 'status' });
  const made = element('form', { className: 'try' },
    ...(methods.length > 1 ? [field('Method', method)] : []),
    ...inputs.map(({ name, place, control }) => field(name + (place === 'query' ? '' : ' (' + place + ')'), control)),
    ...(isForm || chosen.length > 0 ? [...texts, ...chosen].map(({ name, control }) => field(name, control)) : text ? [field('Body', text)] : []),
    field('Other credentials', credentials),
    element('button', { textContent: 'Send' }), status, output);
  let abort = new AbortController();
  made.addEventListener('submit', async (event) => {
    event.preventDefault();
    abort.abort();
    const { signal } = (abort = new AbortController());
    const { root, header, nonce } = await session;
    let url = root + path;
    const query = new URLSearchParams();
    const headers = new Headers();
    for (const { name, place, control } of inputs) {
      if (place === 'path') {
        // Such a segment leads to another route.
        if (/^\\.{0,2}$/.test(control.value)) return void (status.textContent = 'Not sent: enter a value of ' + name + '.');
        url = url.replace('{' + name + '}', encodeURIComponent(control.value));
      } else if (control.value !== '' && place === 'query') query.set(name, control.value);
      else if (control.value !== '') headers.set(name, control.value);
    }
    const authorization = authorizationOf(credentials.value);
    if (authorization) headers.set('Authorization', authorization);
    else if (nonce && header) headers.set(header, nonce);
    const form = new FormData();
    for (const { name, control } of texts) if (control.value !== '') form.append(name, control.value);
    for (const { name, control } of chosen) for (const each of control.files) form.append(name, each);
    const file = isForm ? null : chosen[0]?.control.files[0];
    if (file) {
      headers.set('Content-Type', file.type);
      headers.set('Content-Disposition', 'attachment; filename="' + encodeURIComponent(file.name) + '"');
    } else if (text && chosen.length === 0) headers.set('Content-Type', 'application/json');
    const search = String(query);
    const started = performance.now();
    status.textContent = 'Sending …';
    try {
      const response = await fetch(url + (search && '?' + search), {
        method: method.value, headers, signal,
        body: isForm ? form : file ?? (chosen.length > 0 || !text ? undefined : text.value),
        credentials: authorization ? 'omit' : 'same-origin',
      });
      const outcome = method.value + ' ' + new URL(response.url).pathname + ': ' + response.status;
      status.textContent = outcome;
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      let content = '';
      output.textContent = '';
      output.hidden = true;
      // A stream is shown while it arrives.
      for (let part; reader && !(part = await reader.read()).done;) {
        content += part.value;
        output.append(part.value);
        output.hidden = false;
      }
      try { output.textContent = JSON.stringify(JSON.parse(content), null, 2); } catch { /* not JSON: shown as it is */ }
      status.textContent = outcome + ' in ' + Math.round(performance.now() - started) + ' ms';
    } catch (error) {
      if (!signal.aborted) status.textContent = 'Not complete: ' + error.message;
    }
  });
  return made;
}

for (const written of document.querySelectorAll('script.request')) {
  const details = element('details', {}, element('summary', { textContent: 'Try it' }));
  details.addEventListener('toggle', () => {
    if (details.open && details.childElementCount === 1) details.append(tryForm(JSON.parse(written.textContent)));
  });
  written.previousElementSibling.append(details);
}
`;
