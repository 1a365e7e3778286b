import { Client } from '../generated/client.ts';

const [baseUrl = '', login = '', applicationPassword = ''] = process.argv.slice(2);
const client = new Client({ baseUrl, auth: { login, applicationPassword } });

const created = await client.books.create({ title: 'A Field Guide', price: 12.5 });
const page = await client.books.list({ _fields: ['id', 'title'] });
const titles: { readonly id: number; readonly title: string }[] = [...page.items];
const viewed = await client.books.get({ id: created.id });
const edited = await client.books.get({ id: created.id, context: 'edit' });

// @ts-expect-error `pages` was not asked for
void page.items[0]?.pages;
// @ts-expect-error `price` is not shown to readers
void viewed.price;
// @ts-expect-error a book needs a title
void (() => client.books.create({ pages: 3 }));

console.log(JSON.stringify({ created, titles, total: page.total, viewed, price: edited.price }));
