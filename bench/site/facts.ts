import sharp from 'sharp';
import { LOGIN_PATH, PATH } from './addresses.ts';
import { SITE } from './contestants.ts';
import type { Contestant } from './contestants.ts';
import { FIRST, ITEMS } from './rows.ts';
import type { Facts, LoginForm } from './rows.ts';

/** Reads the facts for the rows from running servers. */
export async function factsOf(servers: readonly Contestant[]): Promise<Omit<Facts, 'credentials'>> {
  return {
    slugs: await slugsOf(named(servers, SITE)),
    login: await loginFormOf(named(servers, SITE)),
    picture: await picture(),
  };
}

/** Returns the description of the route of posts, which the site computes and the others send. */
export async function descriptionOf(servers: readonly Contestant[]): Promise<string> {
  const address = `http://127.0.0.1:${named(servers, SITE).port}${PATH}/posts`;
  return (await fetch(address, { method: 'OPTIONS' })).text();
}

function named(servers: readonly Contestant[], wanted: string): Contestant {
  const server = servers.find(({ name }) => name === wanted);
  if (!server) throw new Error(`The server "${wanted}" is missing.`);
  return server;
}

const SLUG_EACH = 5;

async function slugsOf({ port }: Contestant): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (let id = FIRST; id < FIRST + ITEMS; id += SLUG_EACH) {
    const response = await fetch(`http://127.0.0.1:${port}${PATH}/posts/${id}?_fields=slug`);
    // The site sends what `_fields` names.
    const { slug } = (await response.json()) as { readonly slug: string };
    slugs.push(slug);
  }
  return slugs;
}

async function loginFormOf({ port }: Contestant): Promise<LoginForm> {
  const response = await fetch(`http://127.0.0.1:${port}${LOGIN_PATH}`);
  const nonce = /name="_cmsnonce" value="([^"]*)"/.exec(await response.text())?.[1];
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0];
  if (nonce === undefined || cookie === undefined) throw new Error('The site has no login form.');
  return { nonce, cookie };
}

const WIDTH = 640;
const HEIGHT = 480;

function picture(): Promise<Buffer> {
  const pixels = Buffer.from(
    Array.from({ length: WIDTH * HEIGHT * 3 }, (_, at) => (at * 7 + (at >> 9) * 13) % 256),
  );
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}
