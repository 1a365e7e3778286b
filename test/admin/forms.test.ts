import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWebSite, Visitor } from '../site/web-site.ts';
import type { WebSite } from '../site/web-site.ts';

describe('the admin of the site without a browser', () => {
  let site: WebSite;

  beforeAll(async () => {
    site = await openWebSite();
  });
  afterAll(() => site.close());

  const loggedIn = async (login: string): Promise<Visitor> => {
    const visitor = new Visitor(site.base);
    await visitor.logIn(login);
    return visitor;
  };

  test('a list offers for each row what OPTIONS allows, and is read with fewer than five requests to the API', async () => {
    let requests = 0;
    site.app.hooks.on('rest_pre_dispatch', (result) => {
      requests += 1;
      return result;
    });
    const offered: string[] = [];
    for (const [login, slug] of [
      ['keeper', 'posts'],
      ['gull', 'posts'],
      ['gull', 'users'],
    ] as const) {
      const visitor = await loggedIn(login);
      const { root, nonce } = await visitor.apiSettings();
      await visitor.get(`/cms-admin/${slug}`);
      requests = 0;
      const page = await (await visitor.get(`/cms-admin/${slug}`)).text();
      expect(requests).toBeLessThan(5);
      const found = (pattern: RegExp) => [...page.matchAll(pattern)];
      const links = found(/\/(edit|delete)\?id=(\d+)" (?:class="danger" )?aria-label/g);
      const shown = links.map(([, verb, id]) => `${verb} ${id}`);
      const ids = new Set(found(/<th scope="row">.*?\?id=(\d+)"/gs).map(([, id]) => id));
      const allowed = [...ids].map(async (id) => {
        const headers = { 'x-cms-nonce': nonce };
        const route = `${root}cms/v2/${slug}/${id}`;
        const { headers: sent } = await visitor.get(route, { method: 'OPTIONS', headers });
        const allow = sent.get('allow') ?? '';
        const verbs = [allow.includes('PATCH') && 'edit', allow.includes('DELETE') && 'delete'];
        return verbs.filter(Boolean).map((verb) => `${String(verb)} ${id}`);
      });
      expect(shown.toSorted()).toEqual((await Promise.all(allowed)).flat().sort());
      offered.push(`${login} ${slug} ${ids.size} ${shown.length}`);
    }
    expect(offered).toEqual(['keeper posts 20 40', 'gull posts 2 4', 'gull users 3 0']);
  });

  test('a form that is sent twice creates one item', async () => {
    const visitor = await loggedIn('keeper');
    const page = await (await visitor.get('/cms-admin/tags/new')).text();
    const hidden = page.matchAll(/<input type="hidden" name="(_\w+)" value="([^"]*)"/g);
    const fields = [...hidden].map(([, name = '', value = '']) => [name, value] as const);
    const body = new URLSearchParams(
      Object.fromEntries([...fields, ['/name', 'Anchor'], ['_do', 'save']]),
    );
    const send = () => visitor.get('/cms-admin/tags/new', { method: 'POST', body });
    const [one, two] = await Promise.all([send(), send()]);
    expect([one.status, one.headers.get('location')]).toEqual([303, two.headers.get('location')]);
    expect(one.headers.get('location')).toContain('done=created');
  });
});
