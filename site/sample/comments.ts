import type { SiteComment } from '../store/index.ts';

/** What people said under the posts whose ids are given by title. */
export function comments(idOf: (title: string) => number): readonly SiteComment[] {
  const lamp = idOf('The lamp is lit again');
  const puffins = idOf('A count of puffins');
  const tide = idOf('What the tide left');
  return [
    visitor(1, lamp, 'Old Marten', 'I saw it from the far shore. My father would have wept.', 2),
    visitor(2, lamp, 'Runa', 'Does it keep the neighbours awake?', 3),
    {
      ...visitor(3, lamp, '', 'The nearest neighbour is a seal. It has not complained.', 4),
      ...by(1, 'Ida Brandt', 'keeper'),
      parent: 2,
    },
    visitor(4, puffins, 'Bo', 'Is the one with the crooked beak still there?', 12),
    {
      ...visitor(5, puffins, '', 'He is, and he has married.', 13),
      ...by(3, 'Noor Halden', 'sailor'),
      parent: 4,
    },
    visitor(6, tide, 'Number seven', 'That is my door. I have been climbing in at the window.', 20),
    { ...visitor(7, tide, 'Hopeful', 'And if I should miss a boot, right?', 21), approved: '0' },
    {
      ...visitor(8, puffins, 'Best Bargains', 'Cheap beaks, all colours, visit now.', 22),
      approved: 'spam',
    },
    { ...visitor(9, lamp, 'Hasty', 'First!', 23), approved: 'trash' },
    visitor(10, tide, 'Elin', 'Green glass floats bring luck, but only in fours.', 24),
  ];
}

function visitor(
  id: number,
  post: number,
  name: string,
  content: string,
  day: number,
): SiteComment {
  const date = `2024-08-${String(day).padStart(2, '0')} 08:00:00`;
  return {
    id,
    post,
    parent: 0,
    author: 0,
    author_name: name,
    author_email: name === '' ? '' : `${name.toLowerCase().replaceAll(' ', '.')}@mail.example`,
    author_url: '',
    author_ip: '192.0.2.7',
    date,
    date_gmt: date,
    content,
    approved: '1',
    type: 'comment',
  };
}

function by(author: number, name: string, login: string): Partial<SiteComment> {
  return { author, author_name: name, author_email: `${login}@greyrock.example` };
}
