import { ApiError, Client } from '../generated/client.ts';

const client = new Client({ baseUrl: new URL('/api/', location.href).href });
const books = element('books');
const reviews = element('reviews');
const form = element('review') as HTMLFormElement;
let shown = 0;

element('search').addEventListener(
  'input',
  ({ target }) => void list((target as HTMLInputElement).value),
);
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void send(new FormData(form));
});
await list('');

async function list(search: string): Promise<void> {
  const { items } = await client.books.list({
    ...(search === '' ? {} : { search }),
    _fields: ['id', 'title', 'available'],
  });
  books.replaceChildren(
    ...items.map(({ id, title, available }) => {
      const button = document.createElement('button');
      button.textContent = available ? title : `${title} (on loan)`;
      button.addEventListener('click', () => void show(id, title));
      return button;
    }),
  );
}

async function show(id: number, title: string): Promise<void> {
  shown = id;
  form.hidden = false;
  element('title').textContent = title;
  const { items } = await client.reviews.list({ book: id });
  reviews.replaceChildren(
    ...items.map(({ stars, text }) => {
      const item = document.createElement('li');
      item.textContent = `${'★'.repeat(stars)} ${text}`;
      return item;
    }),
  );
}

async function send(fields: FormData): Promise<void> {
  const alert = form.querySelector('[role=alert]');
  try {
    const stars = Number(fields.get('stars'));
    await client.reviews.create({ book: shown, stars, text: String(fields.get('text')) });
    await show(shown, element('title').textContent ?? '');
    if (alert) alert.textContent = '';
  } catch (error) {
    if (!(error instanceof ApiError) || !alert) throw error;
    alert.textContent = error.message;
  }
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element ${id}.`);
  return found;
}
