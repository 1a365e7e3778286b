import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { html } from '../../site/web/html.ts';
import { readFields, textField, textOf } from '../../site/widgets/fields.ts';
import { builtInWidgetTypes } from '../../site/widgets/widget-types.ts';
import { SiteMaker } from './site-of.ts';
import type { TestSite, SiteResponse } from './site-of.ts';

const SCRIPT = '"><script>alert(1)</script>';
const TEXT_WIDGET = { id_base: 'text', sidebar: 'sidebar-1' };

let site: TestSite;
beforeEach(async () => {
  const maker = await SiteMaker.read(`${import.meta.dirname}/facts/site.json`);
  site = await maker.make();
});
afterEach(() => site.close());

function ask(method: string, path: string, body?: unknown, user = 'admin'): Promise<SiteResponse> {
  const [route = '', search = ''] = path.split('?');
  const query = Object.fromEntries(new URLSearchParams(search));
  return site.ask({ user, method, route: `/cms/v2/${route}`, query, ...(body ? { body } : {}) });
}

async function bodyOf<T>(method: string, path: string, body?: unknown): Promise<T> {
  // Each test checks the members that it reads.
  return (await ask(method, path, body)).body as T;
}

interface Widget {
  readonly id: string;
  readonly sidebar: string;
  readonly rendered: string;
  readonly rendered_form: string;
  readonly instance: { readonly encoded: string; readonly hash: string; readonly raw: object };
}

interface Encoded {
  readonly form: string;
  readonly preview: string;
  readonly instance: Widget['instance'];
}

async function places(): Promise<{ readonly [sidebar: string]: readonly string[] }> {
  const sidebars = await bodyOf<{ id: string; widgets: string[] }[]>('GET', 'sidebars');
  return Object.fromEntries(sidebars.map(({ id, widgets }) => [id, widgets]));
}

describe('a widget', () => {
  test('is created, rendered in the wrapper of its sidebar, changed, moved, deactivated and deleted', async () => {
    const made = await ask('POST', 'widgets', {
      ...TEXT_WIDGET,
      instance: { raw: { title: 'News & more', text: 'One\n\nTwo', filter: true } },
    });
    expect(made.status).toBe(201);
    expect(made.headers.get('Location')).toBeUndefined();
    expect(made.body).toMatchObject({
      id: 'text-3',
      sidebar: 'sidebar-1',
      rendered:
        '<li id="text-3" class="widget widget_text"><h2 class="widgettitle">News &amp; more</h2>\n' +
        '<div class="textwidget"><p>One</p>\n<p>Two</p></div></li>',
      instance: { raw: { title: 'News & more', text: 'One\n\nTwo', filter: true } },
    });

    const changed = await bodyOf<Widget>('PUT', 'widgets/text-3', {
      instance: { raw: { title: 'Old', text: 'x' } },
      sidebar: 'sidebar-2',
    });
    expect(changed.instance.raw).toEqual({ title: 'Old', text: 'x', filter: false });
    expect(await places()).toMatchObject({
      'sidebar-1': ['block-2', 'block-3', 'block-4', 'block-7'],
      'sidebar-2': ['block-5', 'block-6', 'text-2', 'text-3'],
    });

    const aside = await bodyOf<Widget>('DELETE', 'widgets/text-3');
    expect(aside).toMatchObject({ sidebar: 'cms_inactive_widgets', rendered: '' });
    expect(aside.instance.raw).toEqual({ title: 'Old', text: 'x', filter: false });
    expect((await places())['cms_inactive_widgets']).toEqual(['text-3']);

    const gone = await bodyOf('DELETE', 'widgets/text-3?force=true');
    expect(gone).toMatchObject({ deleted: true, previous: { id: 'text-3' } });
    expect((await ask('GET', 'widgets/text-3')).status).toBe(404);
    expect((await places())['cms_inactive_widgets']).toEqual([]);
  });

  test('in a sidebar that the theme does not have is listed as inactive', async () => {
    await ask('PUT', 'widgets/text-2', { sidebar: 'of-another-theme' });
    expect((await bodyOf<Widget>('GET', 'widgets/text-2')).sidebar).toBe('cms_inactive_widgets');
  });

  test('returns to its sidebar and position with the theme that has the sidebar', async () => {
    const { themes } = site.app.site;
    const before = await places();
    expect(before['sidebar-2']).toEqual(['block-5', 'block-6', 'text-2']);
    const other = async (): Promise<void> => {
      expect(await themes.activate(site.store, 'twentytwentyone')).toBeDefined();
    };
    const first = await themes.activeName(site.store);

    await other();
    expect(await places()).toEqual({ cms_inactive_widgets: expect.any(Array) as string[] });
    const inactive = new Set((await places())['cms_inactive_widgets']);
    expect(inactive).toEqual(new Set(Object.values(before).flat()));
    expect((await bodyOf<Widget>('GET', 'widgets/text-2')).sidebar).toBe('cms_inactive_widgets');
    await themes.activate(site.store, first);
    expect(await places()).toEqual(before);

    await other();
    const gone = await bodyOf('DELETE', 'widgets/block-5?force=true');
    expect(gone).toMatchObject({ deleted: true, previous: { sidebar: 'cms_inactive_widgets' } });
    await bodyOf('DELETE', 'widgets/text-2');
    await themes.activate(site.store, first);
    expect(await places()).toEqual({
      ...before,
      'sidebar-2': ['block-6'],
      cms_inactive_widgets: ['text-2'],
    });
  });

  test('has a number of its own even if the one before has no settings', async () => {
    const sidebar = 'cms_inactive_widgets';
    const settings = { instance: { raw: { title: 'x', text: 'y' } } };
    const names: string[] = [];
    for (const more of [{}, {}, settings]) {
      const { status, body } = await ask('POST', 'widgets', { id_base: 'text', sidebar, ...more });
      // The created widget.
      names.push(`${status} ${(body as Widget).id}`);
    }
    expect(names).toEqual(['201 text-3', '201 text-4', '201 text-5']);
    const listed = await bodyOf<Widget[]>('GET', `widgets?sidebar=${sidebar}`);
    expect(listed.filter(({ id }) => id === 'text-5')).toHaveLength(1);
  });

  test('is once in a sidebar that is filled with it twice, or to which it is added again', async () => {
    const twice = { widgets: ['text-2', 'text-2'] };
    expect(await bodyOf('POST', 'sidebars/sidebar-1', twice)).toMatchObject({
      widgets: ['text-2'],
    });
    expect((await ask('POST', 'widgets', { id: 'text-2', sidebar: 'sidebar-1' })).status).toBe(201);
    expect((await places())['sidebar-1']).toEqual(['text-2']);
  });

  test('is listed by its sidebar', async () => {
    const widgets = await bodyOf<Widget[]>('GET', 'widgets?sidebar=sidebar-2&_fields=id,sidebar');
    expect(widgets.map(({ id }) => id)).toEqual(['block-5', 'block-6', 'text-2']);
    expect(await bodyOf<Widget[]>('GET', 'widgets?sidebar=nowhere')).toEqual([]);
  });

  test('is created with its own number by each request of a batch', async () => {
    const request = { path: '/cms/v2/widgets', method: 'POST', body: TEXT_WIDGET };
    const body = { ...request.body, instance: { raw: { text: 'x' } } };
    const { body: batch } = await site.ask({
      user: 'admin',
      method: 'POST',
      route: '/batch/v1',
      body: { requests: [1, 2].map(() => ({ ...request, body })) },
    });
    expect(batch).toMatchObject({
      responses: [
        { status: 201, body: { id: 'text-3' } },
        { status: 201, body: { id: 'text-4' } },
      ],
    });
  });

  test('shows its fields as text, except those that accept HTML', async () => {
    for (const type of builtInWidgetTypes) {
      const raw = Object.fromEntries(type.fields.map(({ name }) => [name, SCRIPT]));
      const widget = await bodyOf<Widget>('POST', 'widgets', {
        id_base: type.id,
        sidebar: 'sidebar-1',
        instance: { raw },
      });
      expect(widget.rendered_form).not.toContain('<script');
      const takesHtml = ['block', 'custom_html', 'text'].includes(type.id);
      expect(widget.rendered.includes('<script')).toBe(takesHtml);
    }
  });

  test('of a user without the permission for HTML contains no script', () => {
    const user = { id: 7, login: 'designer', can: (name: string) => name === 'edit_theme_options' };
    for (const { fields } of builtInWidgetTypes) {
      const sent = Object.fromEntries(fields.map(({ name }) => [name, SCRIPT]));
      expect(JSON.stringify(readFields(fields, sent, {}, user))).not.toContain('<script');
    }
  });
});

describe('the encoded settings of a widget', () => {
  test('are accepted unchanged and refused otherwise', async () => {
    const { instance } = await bodyOf<Widget>('GET', 'widgets/text-2?context=edit');
    const { encoded, hash } = instance;
    expect(JSON.parse(Buffer.from(encoded, 'base64').toString())).toEqual(instance.raw);

    const copy = await bodyOf<Widget>('POST', 'widgets', {
      ...TEXT_WIDGET,
      instance: { encoded, hash },
    });
    expect(copy.instance.raw).toEqual(instance.raw);

    const forged = Buffer.from(JSON.stringify({ text: SCRIPT })).toString('base64');
    for (const sent of [
      { encoded: forged, hash },
      { encoded, hash: `${hash}x` },
      { encoded },
      {},
    ]) {
      const { status, body } = await ask('PUT', 'widgets/text-2', { instance: sent });
      expect([status, (body as { code: string }).code]).toEqual([400, 'rest_invalid_widget']);
    }
    const { status } = await ask('POST', 'widget-types/text/encode', {
      instance: { encoded: forged, hash },
    });
    expect(status).toBe(400);
    const rendered = await ask('POST', 'widget-types/text/render', {
      instance: { encoded: forged },
    });
    expect(rendered.status).toBe(400);
  });

  test('are made of form data, and rendered in the form and the preview', async () => {
    const encoded = await bodyOf<Encoded>('POST', 'widget-types/archives/encode', {
      form_data: 'widget-archives[4][title]=By+month&widget-archives[4][count]=1',
    });
    expect(encoded.instance.raw).toEqual({ title: 'By month', count: 1, dropdown: 0 });
    expect(encoded.form).toContain('name="widget-archives[-1][title]"');
    expect(encoded.form).toContain('value="By month"');
    expect(encoded.preview).toContain('<h2 class="widgettitle">By month</h2>');
    expect(encoded.preview).toMatch(/<a href="[^"]+">\w+ \d{4} \(\d+\)<\/a>/);

    const { encoded: text, hash } = encoded.instance;
    const instance = { encoded: text, hash };
    const page = await bodyOf<{ preview: string }>('POST', 'widget-types/archives/render', {
      instance,
    });
    expect(page.preview).toMatch(/^<!doctype html>[\s\S]*By month[\s\S]*<\/html>$/);
  });

  test('do not change for a form without fields of the widget', async () => {
    const before = await bodyOf<Widget>('GET', 'widgets/text-2?context=edit');
    for (const form of ['', '__proto__[x]=1', 'widget-text=1', 'widget-block[2][content]=x']) {
      const after = await bodyOf<Widget>('PUT', 'widgets/text-2', { form_data: form });
      expect(after.instance.raw).toEqual(before.instance.raw);
    }
  });
});

describe('every built-in widget', () => {
  test.each(builtInWidgetTypes.map((type) => [type.id, type] as const))(
    '%s has a form, and a preview without settings',
    async (id, { fields }) => {
      const encoded = await bodyOf<Encoded>('POST', `widget-types/${id}/encode`);
      for (const { name } of fields) expect(encoded.form).toContain(`[${name}]`);
      expect(encoded.preview).not.toContain('undefined');
    },
  );

  test('shows the content of the site', async () => {
    const preview = async (id: string, settings = ''): Promise<string> => {
      const form = new URLSearchParams(settings);
      const data = [...form].map(
        ([name, value]) => `widget-${id}[1][${name}]=${encodeURIComponent(value)}`,
      );
      const path = `widget-types/${id}/encode`;
      return (
        await bodyOf<Encoded>('POST', path, { form_data: data.join('&') || `widget-${id}[1][x]=` })
      ).preview;
    };
    expect(await preview('recent-posts', 'number=1')).toMatch(/<a href="http:\/\/site.test\//);
    expect(await preview('recent-posts', 'number=2&show_date=1')).toContain('<time datetime=');
    expect(await preview('recent-comments')).toContain('#comment-');
    expect(await preview('pages')).toContain('page_item');
    expect(await preview('categories', 'hierarchical=1&count=1')).toMatch(/<\/a>|\(\d+\)/);
    expect(await preview('categories', 'dropdown=1')).toContain('<summary>');
    expect(await preview('archives', 'dropdown=1')).toContain('<summary>');
    expect(await preview('tag_cloud')).toContain('style="font-size:');
    expect(await preview('calendar')).toContain('<caption>');
    expect(await preview('block', 'content=<!-- cms:latest-posts /-->')).toContain('<li>');
    expect(await preview('nav_menu', 'nav_menu=17')).toContain('menu-item');
    expect(await preview('media_image', 'attachment_id=4')).toContain('<img');
    expect(await preview('media_gallery', 'ids=4')).toContain('gallery-columns-3');
    expect(await preview('media_image', 'attachment_id=999')).toBe('');
    expect(await preview('nav_menu', 'nav_menu=1')).toBe('');
  });
});

test('a registered widget type is listed, saved and rendered', async () => {
  site.app.site.widgetTypes.register({
    id: 'clock',
    name: 'Clock',
    description: 'What time it is.',
    classname: 'widget_clock',
    fields: [textField('zone', 'Zone')],
    show: (_scope, instance) => ({
      title: html`Now`,
      body: html`<b>${textOf(instance, 'zone')}</b>`,
    }),
  });
  const types = await bodyOf<{ id: string }[]>('GET', 'widget-types');
  expect(types.map(({ id }) => id)).toEqual(types.map(({ id }) => id).toSorted());
  expect(types.map(({ id }) => id)).toContain('clock');
  const made = await bodyOf<Widget>('POST', 'widgets', {
    id_base: 'clock',
    sidebar: 'sidebar-2',
    instance: { raw: { zone: '<i>UTC</i>', unknown: 1 } },
  });
  expect(made.instance.raw).toEqual({ zone: 'UTC' });
  expect(made.rendered).toContain('<b>UTC</b>');
});

describe('requests for missing widgets, types and sidebars', () => {
  test.each([
    ['POST', 'widgets', { id_base: 'nonsense' }, 400, 'rest_invalid_widget'],
    ['POST', 'widgets', { id_base: '__proto__' }, 400, 'rest_invalid_widget'],
    ['POST', 'widgets', { id: 'text' }, 400, 'rest_invalid_widget'],
    ['GET', 'widgets/text-99', null, 404, 'rest_widget_not_found'],
    ['PUT', 'widgets/text-99', { sidebar: 'sidebar-1' }, 404, 'rest_widget_not_found'],
    ['PUT', 'widgets/nonsense-1', { instance: { raw: {} } }, 400, 'rest_invalid_widget'],
    ['DELETE', 'widgets/text-99', null, 404, 'rest_widget_not_found'],
    ['GET', 'sidebars/nowhere', null, 404, 'rest_sidebar_not_found'],
    ['GET', 'widget-types/constructor', null, 404, 'rest_widget_type_invalid'],
  ])('%s %s %j', async (method, path, body, status, code) => {
    const answer = await ask(method, path, body ?? undefined);
    expect([answer.status, (answer.body as { code: string }).code]).toEqual([status, code]);
  });

  test.each(['GET', 'PUT', 'DELETE'])(
    '%s of a widget that was added without settings finds no widget',
    async (method) => {
      const { id } = await bodyOf<Widget>('POST', 'widgets', TEXT_WIDGET);
      const answer = await ask(method, `widgets/${id}?force=true`);
      expect([answer.status, answer.body]).toMatchObject([404, { code: 'rest_widget_not_found' }]);
    },
  );

  test('an unknown sidebar has an empty name and no widgets', async () => {
    const { status, body } = await ask('PUT', 'sidebars/nowhere', {
      widgets: ['text-2', { a: 1 }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: 'nowhere', name: '', status: 'inactive', widgets: [] });
    expect((await places())['cms_inactive_widgets']).toEqual(['text-2']);
  });
});
