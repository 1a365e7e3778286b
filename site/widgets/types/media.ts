import { mediaFile } from '../../handlers/media/file.ts';
import { withMeta } from '../../handlers/post-type/access.ts';
import type { Scope } from '../../handlers/scope.ts';
import { html, raw } from '../../web/html.ts';
import type { Html } from '../../web/html.ts';
import { flagField, isSet, numberField, numberOf, textField, textOf, urlField } from '../fields.ts';
import type { Field } from '../fields.ts';
import type { Instance, WidgetType } from '../widget-types.ts';
import { titled } from './titled.ts';

const NUMBER_OF_FILE = { least: 0, most: Number.MAX_SAFE_INTEGER, unset: 0 };

const FILE: readonly Field[] = [
  numberField('attachment_id', 'ID of the file', NUMBER_OF_FILE),
  urlField('url', 'URL of an external file'),
];

/** A media file of the site, or an external one. */
interface Source {
  readonly url: string;
  readonly altText: string;
}

/** Shows an image. */
export const mediaImage = titled({
  id: 'media_image',
  name: 'Image',
  description: 'A picture.',
  classname: 'widget_media_image',
  fields: [
    ...FILE,
    textField('alt', 'Alternative text'),
    textField('caption', 'Caption'),
    urlField('link_url', 'Link URL'),
  ],
  body: (scope, instance) =>
    withFile(scope, instance, ({ url, altText }) => {
      const image = html`<img
        class="image"
        src="${url}"
        alt="${textOf(instance, 'alt') || altText}"
      />`;
      const link = textOf(instance, 'link_url');
      const linked = link === '' ? image : html`<a href="${link}">${image}</a>`;
      const caption = textOf(instance, 'caption');
      if (caption === '') return linked;
      return html`<figure>
        ${linked}
        <figcaption>${caption}</figcaption>
      </figure>`;
    }),
});

/** Returns a widget type that plays a media file. */
function player(kind: 'Audio' | 'Video', description: string, preload: string): WidgetType {
  const name = kind.toLowerCase();
  const element = raw(name);
  return titled({
    id: `media_${name}`,
    name: kind,
    description,
    classname: `widget_media_${name}`,
    fields: [...FILE, flagField('loop', 'Loop')],
    body: (scope, instance) =>
      withFile(scope, instance, ({ url }) => {
        const loop = isSet(instance, 'loop') && 'loop';
        return html`<${element} controls ${loop} preload="${preload}" src="${url}"></${element}>`;
      }),
  });
}

export const mediaAudio = player('Audio', 'An audio player.', 'none');
export const mediaVideo = player('Video', 'A video player.', 'metadata');

/** Shows a gallery of images. */
export const mediaGallery = titled({
  id: 'media_gallery',
  name: 'Gallery',
  description: 'Several pictures.',
  classname: 'widget_media_gallery',
  fields: [
    { ...textField('ids', 'IDs of the images, separated by commas'), read: readIds },
    numberField('columns', 'Columns', { least: 1, most: 9, unset: 3 }),
  ],
  async body(scope, instance) {
    const { ids } = instance;
    const found = Array.isArray(ids) ? await filesOf(scope, ids.map(Number)) : [];
    if (found.length === 0) return null;
    const pictures = found.map(
      ({ url, altText }) =>
        html`<figure class="gallery-item"><img src="${url}" alt="${altText}" /></figure>`,
    );
    const columns = numberOf(instance, 'columns', 3);
    return html`<div class="gallery gallery-columns-${columns}">${pictures}</div>`;
  },
});

const MOST_PICTURES = 500;

function readIds(value: unknown): readonly number[] {
  const parts = Array.isArray(value) ? value : String(value ?? '').split(',');
  return parts
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, MOST_PICTURES);
}

async function withFile(scope: Scope, instance: Instance, body: (source: Source) => Html) {
  const id = numberOf(instance, 'attachment_id', 0);
  const [known] = id === 0 ? [] : await filesOf(scope, [id]);
  const url = textOf(instance, 'url');
  const source = known ?? (url === '' ? null : { url, altText: '' });
  return source && body(source);
}

async function filesOf(scope: Scope, ids: readonly number[]): Promise<Source[]> {
  const rows = await scope.store.posts.byIds(ids);
  const attachments = ids.flatMap((id) => {
    const row = rows.get(id);
    return row?.type === 'attachment' ? [row] : [];
  });
  return (await withMeta(scope, attachments)).map((post) => mediaFile(scope, post));
}
