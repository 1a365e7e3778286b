/** The style of the pages: light and dark, wide and narrow screens. */
export const STYLE = `:root {
  color-scheme: light dark;
  --text: light-dark(#1b2126, #e6eaed);
  --soft: light-dark(#56616a, #a3afb7);
  --line: light-dark(#dce1e5, #333c43);
  --field: light-dark(#87929b, #69757e);
  --back: light-dark(#f4f6f8, #11161a);
  --card: light-dark(#ffffff, #1a2026);
  --hover: light-dark(#f2f6fa, #212930);
  --accent: light-dark(#1d5fa8, #7fb8f2);
  --strong: light-dark(#1d5fa8, #2f6fb5);
  --danger: light-dark(#b3261e, #f5a19b);
  --ok: light-dark(#e3f3e8, #16331f);
  --ok-text: light-dark(#14532b, #a5e3ba);
  --warn: light-dark(#fdf0d8, #3a2c0f);
  --warn-text: light-dark(#6b4606, #f2cf8b);
  --bad: light-dark(#fdeceb, #3b1a18);
  --radius: .5rem;
  --mono: ui-monospace, 'SFMono-Regular', Menlo, Consolas, monospace;
}
* { box-sizing: border-box }
html { scroll-padding-block-start: 5rem }
body { margin: 0; font: .9375rem/1.5 system-ui, sans-serif; color: var(--text); background: var(--back); accent-color: var(--strong) }
body.previewed { padding: 1rem; background: var(--card); overflow-wrap: anywhere }
body.previewed img { max-inline-size: 100%; block-size: auto }
a { color: var(--accent); text-underline-offset: .15em }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
main:focus, fieldset:focus, .summary:focus { outline: none }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; overflow-wrap: anywhere }
h2 { font-size: 1rem; margin: 0 0 .5rem }
p { margin: 0 0 .75rem }
code, pre, .code { font-family: var(--mono); font-size: .875rem }
pre, .text { overflow: auto; margin: 0; max-block-size: 20rem; white-space: pre-wrap; overflow-wrap: anywhere }
.skip { position: absolute; inset-block-start: -10rem; z-index: 3 }
.skip:focus { inset-block-start: .5rem; inset-inline-start: .5rem; padding: .5rem 1rem; background: var(--card) }
.top { position: sticky; inset-block-start: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .25rem 1.5rem; align-items: center; justify-content: space-between; padding: .625rem 1.5rem; background: var(--card); border-block-end: 1px solid var(--line) }
.brand { font-weight: 650; color: inherit; text-decoration: none; overflow-wrap: anywhere }
.brand span { color: var(--accent) }
.caller { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; align-items: center; list-style: none; margin: 0; padding: 0 }
.caller form { margin: 0 }
.frame { display: grid; grid-template-columns: 13.5rem minmax(0, 1fr); min-block-size: calc(100vh - 3.2rem) }
.frame > main:only-child { grid-column: 1 / -1 }
.frame > nav { padding: 1rem .75rem 2rem; border-inline-end: 1px solid var(--line) }
.frame > nav > details { position: sticky; inset-block-start: 4.2rem; max-block-size: calc(100vh - 5rem); overflow: auto }
.frame > nav > details > summary { display: none }
.frame > nav details details summary { margin: 1rem .625rem .25rem; font-size: .75rem; letter-spacing: .04em; text-transform: uppercase; font-weight: 600; color: var(--soft); cursor: pointer }
.frame > nav h2 { margin: 1rem .625rem .25rem; font-size: .75rem; letter-spacing: .04em; text-transform: uppercase; color: var(--soft) }
.frame > nav ul { list-style: none; margin: 0; padding: 0 }
.frame > nav a { display: block; padding: .3125rem .625rem; border-radius: .375rem; color: inherit; text-decoration: none }
.frame > nav a:hover { background: var(--hover) }
.frame > nav [aria-current] { background: light-dark(#e2edf9, #1d3349); color: light-dark(#154a85, #b8d8f8); font-weight: 600 }
main { padding: 1.5rem 2rem 4rem; inline-size: 100%; max-inline-size: 84rem }
.bar { display: flex; flex-wrap: wrap; gap: .75rem 1rem; align-items: center; justify-content: space-between; margin-block-end: 1.25rem }
.edit > .bar { position: sticky; inset-block-start: 3.2rem; z-index: 1; margin: -.75rem -2rem 1.25rem; padding: .75rem 2rem; background: var(--back) }
.crumbs ol { display: flex; flex-wrap: wrap; gap: .5rem; list-style: none; padding: 0; margin: 0 0 .75rem; font-size: .875rem }
.crumbs li + li::before { content: '›'; margin-inline-end: .5rem; color: var(--soft) }
.card { padding: 1.25rem; background: var(--card); border: 1px solid var(--line); border-radius: var(--radius) }
.card.flush { padding: 0; overflow: auto }
.card.narrow { max-inline-size: 34rem; margin-inline: auto }
.card.narrow h1 { margin-block-end: 1rem }
.columns { display: grid; grid-template-columns: minmax(0, 1fr) 20rem; gap: 1.25rem; align-items: start }
.single { max-inline-size: 48rem }
.side { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr)); list-style: none; padding: 0; margin: 1.25rem 0 }
.cards p { margin: 0 }
.count { font-size: 1.75rem; font-weight: 650; line-height: 1.4 }
.buttons { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center }
button, .button, input, select, textarea { font: inherit; color: inherit; border-radius: .375rem; max-inline-size: 100% }
button, .button { display: inline-block; padding: .4375rem .9375rem; border: 1px solid transparent; background: var(--strong); color: #fff; font-weight: 550; text-decoration: none; cursor: pointer }
button:hover, .button:hover { filter: brightness(1.08) }
.quiet { background: var(--card); color: var(--text); border-color: var(--field) }
button.danger { background: transparent; color: var(--danger); border-color: currentcolor }
a.danger { color: var(--danger) }
button.link { padding: 0; background: none; border: 0; color: var(--accent); text-decoration: underline }
button[aria-busy] { opacity: .6 }
input, select, textarea { inline-size: 100%; padding: .4375rem .625rem; background: var(--card); border: 1px solid var(--field) }
input:hover, select:hover, textarea:hover { border-color: var(--accent) }
[aria-invalid] { border-color: var(--danger); box-shadow: 0 0 0 1px var(--danger) }
input[type='checkbox'], input[type='radio'] { inline-size: 1.0625rem; block-size: 1.0625rem; margin: 0; vertical-align: -.15em }
textarea { display: block; resize: vertical; line-height: 1.55 }
textarea.code { tab-size: 2 }
.field { margin: 0 0 1.125rem; padding: 0; border: 0; min-inline-size: 0 }
.field > label:first-child, legend { display: block; margin-block-end: .25rem; padding: 0; font-weight: 600 }
fieldset.field > .field, fieldset.field > .row:not(.finder) { margin-inline-start: .125rem; padding-inline-start: .875rem; border-inline-start: 2px solid var(--line) }
.help { margin: .25rem 0 0; font-size: .8125rem; color: var(--soft) }
fieldset > .help { margin: 0 0 .375rem }
.error { margin: .25rem 0 0; color: var(--danger); font-weight: 550 }
.required { color: var(--danger) }
.row { display: flex; gap: .625rem; align-items: flex-start; margin-block-end: .625rem }
.row > .field { flex: 1; margin: 0 }
.row.simple label:first-child { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
.row.finder { margin-block-start: .375rem; align-items: center; flex-wrap: wrap }
.row.finder > input { flex: 1 1 11rem; inline-size: auto }
.row.pair > button { margin-block-start: 1.6rem }
.choices { display: grid; gap: .125rem; max-block-size: 14rem; overflow: auto; padding: .5rem .625rem; border: 1px solid var(--line); border-radius: .375rem }
.choices label { display: flex; gap: .5rem; align-items: baseline; overflow-wrap: anywhere }
.choices input { flex: none; transform: translateY(.125rem) }
.preview summary { margin-block-start: .375rem; cursor: pointer; font-size: .875rem; color: var(--accent) }
iframe { inline-size: 100%; block-size: 22rem; border: 1px solid var(--line); border-radius: .375rem; margin-block-start: .375rem; background: var(--card) }
progress { inline-size: 100% }
.tools { display: flex; flex-wrap: wrap; gap: .5rem; margin-block-end: 1rem }
.tools > input { flex: 1 1 12rem; inline-size: auto; max-inline-size: 24rem }
.filters { flex: 1 1 100% }
.filters summary { cursor: pointer; color: var(--accent) }
.filters .grid { display: grid; gap: .75rem; align-items: end; grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr)); padding: .75rem 0 }
.filters label { font-size: .875rem; font-weight: 600 }
.filters button { justify-self: start }
table { inline-size: 100%; border-collapse: collapse }
.items th, .items td { padding: .625rem; text-align: start; vertical-align: middle; overflow-wrap: anywhere }
.items thead { font-size: .8125rem; color: var(--soft) }
.items thead th { font-weight: 600; white-space: nowrap }
.items thead a { color: inherit }
.items tbody a { text-decoration: none }
.items tbody a:hover { text-decoration: underline }
.items tbody tr { border-block-start: 1px solid var(--line) }
.items tbody tr:hover { background: var(--hover) }
.items tbody th { font-weight: 600; min-inline-size: 11rem }
.items td[data-label] { min-inline-size: 6.75rem }
.items .tick { inline-size: 2.5rem; padding-inline-end: 0 }
.items .actions { white-space: nowrap; text-align: end }
.actions > * { margin-inline-start: .75rem }
.conflict td, .conflict th { vertical-align: top; inline-size: 30% }
.conflict th { inline-size: 10% }
.conflict label { display: block; font-weight: 600; margin-block-end: .375rem }
.title { display: flex; gap: .75rem; align-items: center }
.title img { flex: none; object-fit: cover; border-radius: .25rem; background: var(--line) }
.time, .none { color: var(--soft); white-space: nowrap }
time { white-space: nowrap }
.badge { display: inline-block; padding: .0625rem .5625rem; border-radius: 1rem; font-size: .8125rem; font-weight: 550; white-space: nowrap; background: light-dark(#e9edf0, #2a333a) }
.badge.publish, .badge.published, .badge.active, .badge.approved, .badge.open { background: var(--ok); color: var(--ok-text) }
.badge.draft, .badge.pending, .badge.hold, .badge.future { background: var(--warn); color: var(--warn-text) }
.badge.trash, .badge.spam { background: var(--bad); color: var(--danger) }
.bulk { padding: .625rem .75rem; border-block-start: 1px solid var(--line) }
.paging { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin-block-start: 1rem }
.paging p { margin: 0; color: var(--soft) }
.empty { padding: 3rem 1rem; text-align: center; color: var(--soft); border: 1px dashed var(--line); border-radius: var(--radius) }
.notice { display: flex; flex-wrap: wrap; gap: .75rem; align-items: center; margin-block-end: 1.25rem; padding: .625rem 1rem; border-radius: var(--radius); background: var(--ok); color: var(--ok-text); font-weight: 550 }
.notice form { margin: 0 }
.summary { margin-block-end: 1.25rem; padding: .875rem 1rem; border-radius: var(--radius); border-inline-start: 4px solid var(--danger); background: var(--bad) }
.summary p, .summary ul { margin: 0 }
dl { margin: 0 }
.facts dl { font-size: .875rem }
.facts dl > div { display: flex; flex-wrap: wrap; gap: 0 .75rem; justify-content: space-between; padding-block: .3125rem; border-block-start: 1px solid var(--line) }
.facts dt { color: var(--soft) }
.facts dd { margin: 0; overflow-wrap: anywhere }
.facts > p { margin: 1rem 0 0 }
.children { margin: 0 0 .75rem; padding: 0; list-style: none }
.values > div { padding-block: .625rem; border-block-start: 1px solid var(--line) }
.values > div:first-child { border: 0 }
.values dt { font-weight: 600 }
.values dd { margin: .125rem 0 0; overflow-wrap: anywhere }
.secret { font-size: 1.125rem; user-select: all; overflow-wrap: anywhere }
@media (max-width: 64rem) {
  .columns { grid-template-columns: minmax(0, 1fr) }
}
@media (max-width: 48rem) {
  .top { position: static; padding-inline: 1rem }
  .frame { display: block; min-block-size: 0 }
  .frame > nav { padding: .5rem 1rem; border: 0; border-block-end: 1px solid var(--line) }
  .frame > nav > details { position: static; max-block-size: none }
  .frame > nav > details > summary { display: list-item; padding-block: .25rem; cursor: pointer; font-weight: 600 }
  main { padding: 1rem 1rem 3rem }
  .edit > .bar { inset-block-start: 0; margin: -.5rem -1rem 1rem; padding: .5rem 1rem }
  .items thead { display: none }
  .items, .items tbody, .items tr, .items th, .items td { display: block; inline-size: auto }
  .items tbody tr { position: relative; padding: .75rem }
  .items tbody th, .items td, .items td[data-label] { padding: .125rem 0; min-inline-size: 0 }
  .items td[data-label]::before { content: attr(data-label) ': '; color: var(--soft); font-size: .8125rem }
  .items .tick { position: absolute; inset-inline-end: .75rem; inset-block-start: .75rem; inline-size: auto }
  .items tbody th { padding-inline-end: 2rem }
  .items .actions { text-align: start; padding-block-start: .25rem }
  .actions > :first-child { margin-inline-start: 0 }
  .row { flex-wrap: wrap }
  .row > .field { flex: 1 1 100% }
  .row.pair > button { margin: 0 }
}
@media (prefers-reduced-motion: no-preference) {
  .notice { animation: appear .25s ease-out }
  @keyframes appear { from { opacity: 0; transform: translateY(-.25rem) } }
}
@media print {
  .frame > nav, .tools, .paging, .bulk, .actions, .caller { display: none }
  .frame { display: block }
}
`;

/**
 * The script of the pages. They are complete without it; it adds search while typing to relations, previews of what is
 * typed, the progress of uploads, buttons that show passwords, and a warning before changes are lost.
 */
export const SCRIPT = `const menu = document.querySelector('.frame > nav details');
if (menu && matchMedia('(max-width: 48rem)').matches) menu.open = false;

let isSending = false;
const contentOf = (form) => new URLSearchParams([...new FormData(form)].filter(([, value]) => typeof value === 'string')).toString();
const begin = (form) => {
  form.opened = contentOf(form);
  if (document.querySelector('.summary')) form.opened = '';
};
document.querySelectorAll('form[data-guard]').forEach(begin);
addEventListener('beforeunload', (event) => {
  if (isSending) return;
  for (const form of document.querySelectorAll('form[data-guard]'))
    if (contentOf(form) !== form.opened) event.preventDefault();
});

const debounce = (run, wait) => {
  let timer;
  return (...args) => { clearTimeout(timer); timer = setTimeout(() => run(...args), wait); };
};

const search = debounce(async (box, input) => {
  const url = new URL(box.dataset.options, location.href);
  url.searchParams.set('search', input.value);
  const response = await fetch(url);
  if (!response.ok) return;
  const { options } = await response.json();
  const select = box.querySelector('select');
  if (select) {
    const kept = [...select.options].filter((option) => option.selected || 'fixed' in option.dataset);
    const values = new Set(kept.map((option) => option.value));
    select.replaceChildren(...kept, ...options.filter(({ id }) => !values.has(id)).map(({ id, label }) => new Option(label, id)));
    return;
  }
  const choices = box.querySelector('.choices');
  const kept = [...choices.querySelectorAll('label')].filter((label) => label.querySelector('input').checked);
  const values = new Set(kept.map((label) => label.querySelector('input').value));
  const name = box.querySelector('input[type=hidden]').name;
  choices.replaceChildren(...kept, ...options.filter(({ id }) => !values.has(id)).map(({ id, label }) => {
    const made = document.createElement('label');
    const tick = Object.assign(document.createElement('input'), { type: 'checkbox', name, value: id });
    made.append(tick, ' ' + label);
    return made;
  }));
}, 200);

const preview = debounce((frame, text) => {
  const style = document.querySelector('link[rel=stylesheet]').href;
  frame.srcdoc = '<!doctype html><link rel="stylesheet" href="' + style + '"><body class="previewed">' + text;
}, 300);

document.addEventListener('input', ({ target }) => {
  const box = target.closest('.relation');
  if (box && target.type === 'search') search(box, target);
  const frame = target.id && document.querySelector('iframe[data-preview="' + CSS.escape(target.id) + '"]');
  if (frame) preview(frame, target.value);
});

document.addEventListener('keydown', (event) => {
  if (event.key === 's' && (event.ctrlKey || event.metaKey)) {
    const save = document.querySelector('form.edit button[value=save]');
    if (save) { event.preventDefault(); save.click(); }
  }
  const isSearch = event.target.type === 'search' && event.target.closest('.relation');
  if (event.key === 'Enter' && isSearch) { event.preventDefault(); search(isSearch, event.target); }
});

document.addEventListener('change', ({ target }) => {
  if (target.matches('select[data-kind]')) target.parentElement.querySelector('button').click();
  if (target.matches('.items thead .tick input'))
    for (const box of document.querySelectorAll('.items tbody .tick input')) box.checked = target.checked;
});

const head = document.querySelector('.items thead .tick');
if (head) {
  const all = Object.assign(document.createElement('input'), { type: 'checkbox', ariaLabel: 'Select all' });
  head.append(all);
}

const addShowButtons = () => {
  for (const input of document.querySelectorAll('input[type=password]:not(.row > *)')) {
    const label = input.labels[0]?.firstChild.textContent.trim() ?? 'Password';
    const textContent = 'Show ' + label[0].toLowerCase() + label.slice(1);
    const button = Object.assign(document.createElement('button'), { type: 'button', className: 'quiet', textContent, ariaPressed: 'false' });
    button.addEventListener('click', () => {
      const isShown = input.type === 'text';
      input.type = isShown ? 'password' : 'text';
      button.ariaPressed = String(!isShown);
    });
    const row = Object.assign(document.createElement('div'), { className: 'row finder' });
    input.replaceWith(row);
    row.append(input, button);
  }
};
addShowButtons();

const replace = async (form, button) => {
  const body = new URLSearchParams([...new FormData(form, button)].filter(([, value]) => typeof value === 'string'));
  const response = await fetch(form.action, { method: 'POST', body });
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const next = page.querySelector('form.edit');
  if (!response.ok || !next) return button.form.requestSubmit(button);
  const files = [...form.querySelectorAll('input[type=file]')];
  const opened = form.opened;
  form.replaceWith(next);
  next.opened = opened;
  addShowButtons();
  for (const file of files) next.querySelector('#' + file.id)?.replaceWith(file);
  const [verb, name] = button.value.split(/:(.*)/s);
  const rows = next.querySelectorAll('[name^="' + CSS.escape(name + '/') + '"]:not([type=hidden])');
  const again = next.querySelector('button[value="' + CSS.escape(button.value) + '"]');
  (verb === 'add' ? rows[rows.length - 1] : (again ?? next.querySelector('h1')))?.focus();
};

const upload = (form, button) => {
  const bar = form.querySelector('progress');
  const request = new XMLHttpRequest();
  request.open('POST', form.action);
  request.responseType = 'document';
  request.upload.onprogress = ({ loaded, total }) => { bar.hidden = false; bar.value = loaded / total; };
  request.onload = () => {
    if (request.status < 400 && request.responseURL !== form.action) { isSending = true; location = request.responseURL; return; }
    const next = request.responseXML?.querySelector('main');
    if (next) document.querySelector('main').replaceWith(document.adoptNode(next));
    addShowButtons();
    document.querySelector('.summary')?.focus();
  };
  request.onerror = () => { bar.hidden = true; button.removeAttribute('aria-busy'); form.after('The upload failed.'); };
  request.send(new FormData(form, button));
};

document.addEventListener('submit', (event) => {
  const { target: form, submitter: button } = event;
  if (form.method !== 'post') return;
  if (button?.getAttribute('aria-busy')) { event.preventDefault(); return; }
  const verb = button?.name === '_do' ? button.value.split(':')[0] : '';
  if (['add', 'remove', 'kind', 'find'].includes(verb) && form.matches('form.edit')) {
    event.preventDefault();
    replace(form, button);
    return;
  }
  if ([...form.querySelectorAll('input[data-upload]')].some(({ files }) => files.length > 0)) {
    event.preventDefault();
    button?.setAttribute('aria-busy', 'true');
    upload(form, button);
    return;
  }
  isSending = true;
  button?.setAttribute('aria-busy', 'true');
});
addEventListener('pageshow', () => {
  isSending = false;
  document.querySelectorAll('[aria-busy]').forEach((button) => button.removeAttribute('aria-busy'));
});
document.querySelector('.summary')?.focus();
`;
