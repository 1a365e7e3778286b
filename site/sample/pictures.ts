import type { Entry } from './entry.ts';

/** Pictures of the gazette, as attachments. */
export const pictures: readonly Entry[] = [
  picture('The tower at dusk', 'tower-at-dusk', '2024-03-01 20:00:00', 320, 240),
  picture('Prisms of the lens', 'prisms-of-the-lens', '2024-03-18 12:00:00', 640, 480),
];

function picture(title: string, name: string, date: string, width: number, height: number): Entry {
  const file = `2024/03/${name}.png`;
  return {
    type: 'attachment',
    status: 'inherit',
    title,
    slug: name,
    date,
    text: [],
    comments: 'open',
    excerpt: `${title}, seen by a volunteer.`,
    mimeType: 'image/png',
    meta: {
      _cms_attached_file: file,
      _cms_attachment_metadata: { width, height, file, sizes: {}, image_meta: {} },
      _cms_attachment_image_alt: title,
    },
  };
}
