import { article } from './article.ts';
import type { Entry } from './entry.ts';

/** Posts of the gazette, oldest first. */
export const articles: readonly Entry[] = [
  article(
    'The lamp is lit again',
    '2024-03-02 18:00:00',
    1,
    'light',
    ['history'],
    [
      'For eleven years the lamp of Grey Rock was dark. Last night at dusk we turned the key, the motor hummed, and the beam went out over the water as if it had never been away.',
      'Forty people stood on the pier and nobody said a word. Then somebody began to clap, and the gulls complained.',
    ],
  ),
  article(
    'How to clean a lens of a thousand pieces',
    '2024-03-19 10:15:00',
    1,
    'lamp',
    ['repairs', 'volunteers'],
    [
      'The lens is made of one thousand and eight prisms. Each is washed with soft water, wiped with linen and left alone.',
      'Two people need three days for it. A third reads to them, or they lose count.',
    ],
    'Soft water, linen, and somebody who reads aloud.',
  ),
  article(
    'Notes from the mail boat',
    '2024-04-05 07:40:00',
    3,
    'boats',
    [],
    [
      'Eleven letters, two parcels, one of them ticking. It was a clock for the school.',
      'The swell was long and lazy, and the engine sang in a key of its own.',
    ],
  ),
  article(
    'Fog for nine days',
    '2024-04-22 06:20:00',
    2,
    'weather',
    ['night', 'storms'],
    [
      'On the first day the fog was pretty. On the ninth we knew each other’s stories by heart.',
      'The horn sounded every forty seconds: nineteen thousand times in all. We still wake up when it is quiet.',
    ],
  ),
  article(
    'A count of puffins',
    '2024-05-11 12:00:00',
    3,
    'island',
    ['birds', 'volunteers'],
    [
      'Two hundred and fourteen this year, up from one hundred and ninety.',
      'They walk about like small landlords and inspect everything we have built.',
    ],
  ),
  article(
    'Kettle, stove, window',
    '2024-05-30 16:30:00',
    2,
    'island',
    ['recipes'],
    [
      'The kitchen of the keepers is three metres wide. Whoever stands at the stove can open the door, stir the soup and watch the strait without moving their feet.',
      'The soup is potatoes, leeks and smoked haddock. The rest is patience.',
    ],
    'A kitchen three metres wide, and its soup.',
  ),
  article(
    'The clockwork in the tower',
    '2024-06-17 09:05:00',
    1,
    'lamp',
    ['repairs', 'history'],
    [
      'Before there was a motor, a weight of ninety kilos sank down the middle of the tower and turned the lens. Every four hours somebody cranked it up again.',
      'We have cleaned the gears and hung the weight back in. It keeps better time than the motor.',
    ],
  ),
  article(
    'What the tide left',
    '2024-07-03 05:50:00',
    3,
    'sea',
    [],
    [
      'One boot, left. Four floats of green glass. A door, painted blue, with the number seven on it.',
      'If you are missing a door, write to us.',
    ],
  ),
  article(
    'Sixty steps and a rest',
    '2024-07-21 14:00:00',
    2,
    'light',
    ['volunteers'],
    [
      'The stair has one hundred and thirty-one steps. We have put a bench on the sixtieth.',
      'It has a view of a wall, but nobody has complained yet.',
    ],
    'There is a bench on the stair now.',
  ),
  article(
    'Charts drawn by hand',
    '2024-08-08 11:25:00',
    1,
    'sea',
    ['maps', 'history'],
    [
      'In the chest under the bed lay eleven charts of the strait. The oldest is from the year the tower was built.',
      'The rocks have not moved. The names have: what was the Widow is now the Tooth.',
    ],
  ),
  article(
    'The night the generator slept',
    '2024-08-29 23:10:00',
    3,
    'lamp',
    ['night', 'repairs'],
    [
      'At ten past two the light went out. We turned the lens by hand until dawn, one quarter of an hour each.',
      'Three ships passed. None of them noticed, which is the highest praise.',
    ],
  ),
  article(
    'Bread for a week',
    '2024-09-14 08:00:00',
    2,
    'island',
    ['recipes'],
    [
      'The mail boat comes on Thursdays, so the dough is set on Wednesday night and must last until the next.',
      'Rye, a little treacle, and water from the cistern. It is at its best on the third day.',
    ],
  ),
  article(
    'Swell from a storm far away',
    '2024-10-02 17:45:00',
    1,
    'weather',
    ['storms'],
    [
      'There was no wind at all, and still the waves came over the pier: somebody else’s storm, two days late.',
    ],
  ),
  article(
    'Letters for the keeper',
    '2024-10-20 10:30:00',
    3,
    'boats',
    ['history', 'volunteers'],
    [
      'A class of nine-year-olds asks whether the light is lonely. We answered that it has a sister on the far shore, and that they wink at each other all night.',
    ],
    'Is the light lonely?',
  ),
  article(
    'A winter timetable',
    '2024-11-07 09:00:00',
    2,
    'boats',
    [],
    [
      'From the middle of November the boat sails on Thursdays only, and only if the flag on the pier is up.',
      'Bring something warm, something to read, and exact change.',
    ],
  ),
  article(
    'Thirty-one metres a second',
    '2024-11-28 21:15:00',
    1,
    'weather',
    ['storms', 'night'],
    [
      'The tower moves in such a wind. Not much: a spoon in a glass rings once a minute.',
      'We sat up with the lamp, as one does with a friend.',
    ],
  ),
  article(
    'The birds that come to the light',
    '2024-12-15 19:20:00',
    3,
    'island',
    ['birds', 'night'],
    [
      'Redwings, mostly. They circle until the sky grows pale, then rest on the gallery, and by noon they are gone.',
      'We dim the beam towards the land now, and fewer of them come.',
    ],
  ),
  article(
    'Paint, nine buckets',
    '2025-01-12 13:00:00',
    2,
    'light',
    ['repairs', 'volunteers'],
    [
      'The band is red again. It took nine buckets, two ropes and one volunteer who is not afraid of heights.',
    ],
    'The band is red again.',
  ),
  article(
    'A map of all the names',
    '2025-02-09 15:40:00',
    3,
    'island',
    ['maps'],
    [
      'Every rock here has a name, and most have three. Now there is a map of them, and a quarrel about it.',
    ],
  ),
  article(
    'First crossing of the year',
    '2025-03-06 07:15:00',
    3,
    'boats',
    [],
    ['Ice on the rail, sun on the water, and a seal that followed us all the way to the pier.'],
  ),
  {
    ...article(
      'Come and keep the light',
      '2025-04-01 09:00:00',
      1,
      'light',
      ['volunteers'],
      [
        'We look for people who would keep the light with us for a week this summer. You need warm socks and no fear of stairs.',
        'Write to the harbour office, and tell us what you can cook.',
      ],
      'A week on the rock this summer.',
    ),
    sticky: true,
  },
];
