-- A site as the first landing kept it (migration 0001): the sample content, two posts with one slug, a comment without a type.
CREATE TABLE "kysely_migration" ("name" varchar(255) not null primary key, "timestamp" varchar(255) not null);
CREATE TABLE "kysely_migration_lock" ("id" varchar(255) not null primary key, "is_locked" integer default 0 not null);
CREATE TABLE "posts" ("id" integer primary key autoincrement, "type" text not null, "status" text not null, "author" bigint not null, "date" text not null, "date_gmt" text not null, "modified" text not null, "modified_gmt" text not null, "slug" text not null, "title" text not null, "excerpt" text not null, "content" text not null, "password" text not null, "parent" bigint not null, "menu_order" bigint not null, "comment_status" text not null, "ping_status" text not null, "mime_type" text not null, "guid" text not null, "comment_count" bigint not null, "sticky" bigint not null, "folded_title" text not null, "folded_excerpt" text not null, "folded_content" text not null);
CREATE TABLE "terms" ("id" integer primary key autoincrement, "taxonomy" text not null, "name" text not null, "slug" text not null, "parent" bigint not null, "description" text not null, "count" bigint not null, "term_group" bigint not null, "folded_name" text not null);
CREATE TABLE "term_relationships" ("post" bigint not null references "posts" ("id") on delete cascade, "term" bigint not null references "terms" ("id") on delete cascade, constraint "term_relationships_key" primary key ("post", "term")) without rowid;
CREATE TABLE "users" ("id" integer primary key autoincrement, "username" text not null, "email" text not null, "name" text not null, "slug" text not null, "url" text not null, "registered" text not null, "first_name" text not null, "last_name" text not null, "nickname" text not null, "description" text not null, "locale" text not null, "password_hash" text, "folded_username" text not null, "folded_email" text not null, "folded_name" text not null);
CREATE TABLE "user_roles" ("user" bigint not null references "users" ("id") on delete cascade, "position" bigint not null, "role" text not null, constraint "user_roles_key" primary key ("user", "position"));
CREATE TABLE "application_passwords" ("position" integer primary key autoincrement, "uuid" text not null unique, "user" bigint not null references "users" ("id") on delete cascade, "app_id" text not null, "name" text not null, "created" text not null, "last_used" text, "last_ip" text, "digest" text not null);
CREATE TABLE "comments" ("id" integer primary key autoincrement, "post" bigint not null references "posts" ("id") on delete cascade, "parent" bigint not null, "author" bigint not null, "author_name" text not null, "author_email" text not null, "author_url" text not null, "author_ip" text not null, "author_agent" text not null, "date" text not null, "date_gmt" text not null, "content" text not null, "approved" text not null, "type" text not null, "folded" text not null);
CREATE TABLE "meta" ("kind" text not null, "object" bigint not null, "key" text not null, "value" text not null, constraint "meta_key" primary key ("kind", "object", "key"));
CREATE TABLE "options" ("name" text primary key, "value" text not null);
CREATE INDEX "posts_by_type_status_date_id" on "posts" ("type", "status", "date", "id");
CREATE INDEX "posts_by_slug" on "posts" ("slug");
CREATE INDEX "posts_by_parent_type" on "posts" ("parent", "type");
CREATE INDEX "posts_by_author_type_status" on "posts" ("author", "type", "status");
CREATE INDEX "terms_by_taxonomy_slug" on "terms" ("taxonomy", "slug");
CREATE INDEX "terms_by_parent" on "terms" ("parent");
CREATE INDEX "term_relationships_by_term_post" on "term_relationships" ("term", "post");
CREATE UNIQUE INDEX "users_login" on "users" ("folded_username");
CREATE INDEX "users_by_folded_email" on "users" ("folded_email");
CREATE INDEX "users_by_slug" on "users" ("slug");
CREATE INDEX "application_passwords_by_user" on "application_passwords" ("user");
CREATE INDEX "comments_by_post_approved_date_gmt" on "comments" ("post", "approved", "date_gmt");
CREATE INDEX "comments_by_approved_date_gmt_id" on "comments" ("approved", "date_gmt", "id");
CREATE INDEX "comments_by_parent_approved" on "comments" ("parent", "approved");
CREATE INDEX "comments_by_author" on "comments" ("author");
CREATE INDEX "meta_by_kind_key" on "meta" ("kind", "key");
insert into "kysely_migration" values ('0001-initial-tables', '2026-11-21T19:51:36.347Z');
insert into "kysely_migration_lock" values ('migration_lock', 0);
insert into "posts" values (1, 'attachment', 'inherit', 1, '2024-03-01 20:00:00', '2024-03-01 20:00:00', '2024-03-01 20:00:00', '2024-03-01 20:00:00', 'tower-at-dusk', 'The tower at dusk', 'The tower at dusk, seen by a volunteer.', '', '', 0, 0, 'open', 'closed', 'image/png', 'http://site.test/?p=1', 0, 0, 'the tower at dusk', 'the tower at dusk, seen by a volunteer.', '');
insert into "posts" values (2, 'attachment', 'inherit', 1, '2024-03-18 12:00:00', '2024-03-18 12:00:00', '2024-03-18 12:00:00', '2024-03-18 12:00:00', 'prisms-of-the-lens', 'Prisms of the lens', 'Prisms of the lens, seen by a volunteer.', '', '', 0, 0, 'open', 'closed', 'image/png', 'http://site.test/?p=2', 0, 0, 'prisms of the lens', 'prisms of the lens, seen by a volunteer.', '');
insert into "posts" values (3, 'post', 'publish', 1, '2024-03-02 18:00:00', '2024-03-02 18:00:00', '2024-03-02 18:00:00', '2024-03-02 18:00:00', 'the-lamp-is-lit-again', 'The lamp is lit again', '', '<p>For eleven years the lamp of Grey Rock was dark. Last night at dusk we turned the key, the motor hummed, and the beam went out over the water as if it had never been away.</p>

<p>Forty people stood on the pier and nobody said a word. Then somebody began to clap, and the gulls complained.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=3', 3, 0, 'the lamp is lit again', '', '<p>for eleven years the lamp of grey rock was dark. last night at dusk we turned the key, the motor hummed, and the beam went out over the water as if it had never been away.</p>

<p>forty people stood on the pier and nobody said a word. then somebody began to clap, and the gulls complained.</p>');
insert into "posts" values (4, 'post', 'publish', 1, '2024-03-19 10:15:00', '2024-03-19 10:15:00', '2024-03-19 10:15:00', '2024-03-19 10:15:00', 'the-lamp-is-lit-again', 'How to clean a lens of a thousand pieces', 'Soft water, linen, and somebody who reads aloud.', '<p>The lens is made of one thousand and eight prisms. Each is washed with soft water, wiped with linen and left alone.</p>

<p>Two people need three days for it. A third reads to them, or they lose count.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=4', 0, 0, 'how to clean a lens of a thousand pieces', 'soft water, linen, and somebody who reads aloud.', '<p>the lens is made of one thousand and eight prisms. each is washed with soft water, wiped with linen and left alone.</p>

<p>two people need three days for it. a third reads to them, or they lose count.</p>');
insert into "posts" values (5, 'post', 'publish', 3, '2024-04-05 07:40:00', '2024-04-05 07:40:00', '2024-04-05 07:40:00', '2024-04-05 07:40:00', 'notes-from-the-mail-boat', 'Notes from the mail boat', '', '<p>Eleven letters, two parcels, one of them ticking. It was a clock for the school.</p>

<p>The swell was long and lazy, and the engine sang in a key of its own.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=5', 0, 0, 'notes from the mail boat', '', '<p>eleven letters, two parcels, one of them ticking. it was a clock for the school.</p>

<p>the swell was long and lazy, and the engine sang in a key of its own.</p>');
insert into "posts" values (6, 'post', 'publish', 2, '2024-04-22 06:20:00', '2024-04-22 06:20:00', '2024-04-22 06:20:00', '2024-04-22 06:20:00', 'fog-for-nine-days', 'Fog for nine days', '', '<p>On the first day the fog was pretty. On the ninth we knew each other’s stories by heart.</p>

<p>The horn sounded every forty seconds: nineteen thousand times in all. We still wake up when it is quiet.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=6', 0, 0, 'fog for nine days', '', '<p>on the first day the fog was pretty. on the ninth we knew each other’s stories by heart.</p>

<p>the horn sounded every forty seconds: nineteen thousand times in all. we still wake up when it is quiet.</p>');
insert into "posts" values (7, 'post', 'publish', 3, '2024-05-11 12:00:00', '2024-05-11 12:00:00', '2024-05-11 12:00:00', '2024-05-11 12:00:00', 'a-count-of-puffins', 'A count of puffins', '', '<p>Two hundred and fourteen this year, up from one hundred and ninety.</p>

<p>They walk about like small landlords and inspect everything we have built.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=7', 2, 0, 'a count of puffins', '', '<p>two hundred and fourteen this year, up from one hundred and ninety.</p>

<p>they walk about like small landlords and inspect everything we have built.</p>');
insert into "posts" values (8, 'post', 'publish', 2, '2024-05-30 16:30:00', '2024-05-30 16:30:00', '2024-05-30 16:30:00', '2024-05-30 16:30:00', 'kettle-stove-window', 'Kettle, stove, window', 'A kitchen three metres wide, and its soup.', '<p>The kitchen of the keepers is three metres wide. Whoever stands at the stove can open the door, stir the soup and watch the strait without moving their feet.</p>

<p>The soup is potatoes, leeks and smoked haddock. The rest is patience.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=8', 0, 0, 'kettle, stove, window', 'a kitchen three metres wide, and its soup.', '<p>the kitchen of the keepers is three metres wide. whoever stands at the stove can open the door, stir the soup and watch the strait without moving their feet.</p>

<p>the soup is potatoes, leeks and smoked haddock. the rest is patience.</p>');
insert into "posts" values (9, 'post', 'publish', 1, '2024-06-17 09:05:00', '2024-06-17 09:05:00', '2024-06-17 09:05:00', '2024-06-17 09:05:00', 'the-clockwork-in-the-tower', 'The clockwork in the tower', '', '<p>Before there was a motor, a weight of ninety kilos sank down the middle of the tower and turned the lens. Every four hours somebody cranked it up again.</p>

<p>We have cleaned the gears and hung the weight back in. It keeps better time than the motor.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=9', 0, 0, 'the clockwork in the tower', '', '<p>before there was a motor, a weight of ninety kilos sank down the middle of the tower and turned the lens. every four hours somebody cranked it up again.</p>

<p>we have cleaned the gears and hung the weight back in. it keeps better time than the motor.</p>');
insert into "posts" values (10, 'post', 'publish', 3, '2024-07-03 05:50:00', '2024-07-03 05:50:00', '2024-07-03 05:50:00', '2024-07-03 05:50:00', 'what-the-tide-left', 'What the tide left', '', '<p>One boot, left. Four floats of green glass. A door, painted blue, with the number seven on it.</p>

<p>If you are missing a door, write to us.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=10', 2, 0, 'what the tide left', '', '<p>one boot, left. four floats of green glass. a door, painted blue, with the number seven on it.</p>

<p>if you are missing a door, write to us.</p>');
insert into "posts" values (11, 'post', 'publish', 2, '2024-07-21 14:00:00', '2024-07-21 14:00:00', '2024-07-21 14:00:00', '2024-07-21 14:00:00', 'sixty-steps-and-a-rest', 'Sixty steps and a rest', 'There is a bench on the stair now.', '<p>The stair has one hundred and thirty-one steps. We have put a bench on the sixtieth.</p>

<p>It has a view of a wall, but nobody has complained yet.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=11', 0, 0, 'sixty steps and a rest', 'there is a bench on the stair now.', '<p>the stair has one hundred and thirty-one steps. we have put a bench on the sixtieth.</p>

<p>it has a view of a wall, but nobody has complained yet.</p>');
insert into "posts" values (12, 'post', 'publish', 1, '2024-08-08 11:25:00', '2024-08-08 11:25:00', '2024-08-08 11:25:00', '2024-08-08 11:25:00', 'charts-drawn-by-hand', 'Charts drawn by hand', '', '<p>In the chest under the bed lay eleven charts of the strait. The oldest is from the year the tower was built.</p>

<p>The rocks have not moved. The names have: what was the Widow is now the Tooth.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=12', 0, 0, 'charts drawn by hand', '', '<p>in the chest under the bed lay eleven charts of the strait. the oldest is from the year the tower was built.</p>

<p>the rocks have not moved. the names have: what was the widow is now the tooth.</p>');
insert into "posts" values (13, 'post', 'publish', 3, '2024-08-29 23:10:00', '2024-08-29 23:10:00', '2024-08-29 23:10:00', '2024-08-29 23:10:00', 'the-night-the-generator-slept', 'The night the generator slept', '', '<p>At ten past two the light went out. We turned the lens by hand until dawn, one quarter of an hour each.</p>

<p>Three ships passed. None of them noticed, which is the highest praise.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=13', 0, 0, 'the night the generator slept', '', '<p>at ten past two the light went out. we turned the lens by hand until dawn, one quarter of an hour each.</p>

<p>three ships passed. none of them noticed, which is the highest praise.</p>');
insert into "posts" values (14, 'post', 'publish', 2, '2024-09-14 08:00:00', '2024-09-14 08:00:00', '2024-09-14 08:00:00', '2024-09-14 08:00:00', 'bread-for-a-week', 'Bread for a week', '', '<p>The mail boat comes on Thursdays, so the dough is set on Wednesday night and must last until the next.</p>

<p>Rye, a little treacle, and water from the cistern. It is at its best on the third day.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=14', 0, 0, 'bread for a week', '', '<p>the mail boat comes on thursdays, so the dough is set on wednesday night and must last until the next.</p>

<p>rye, a little treacle, and water from the cistern. it is at its best on the third day.</p>');
insert into "posts" values (15, 'post', 'publish', 1, '2024-10-02 17:45:00', '2024-10-02 17:45:00', '2024-10-02 17:45:00', '2024-10-02 17:45:00', 'swell-from-a-storm-far-away', 'Swell from a storm far away', '', '<p>There was no wind at all, and still the waves came over the pier: somebody else’s storm, two days late.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=15', 0, 0, 'swell from a storm far away', '', '<p>there was no wind at all, and still the waves came over the pier: somebody else’s storm, two days late.</p>');
insert into "posts" values (16, 'post', 'publish', 3, '2024-10-20 10:30:00', '2024-10-20 10:30:00', '2024-10-20 10:30:00', '2024-10-20 10:30:00', 'letters-for-the-keeper', 'Letters for the keeper', 'Is the light lonely?', '<p>A class of nine-year-olds asks whether the light is lonely. We answered that it has a sister on the far shore, and that they wink at each other all night.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=16', 0, 0, 'letters for the keeper', 'is the light lonely?', '<p>a class of nine-year-olds asks whether the light is lonely. we answered that it has a sister on the far shore, and that they wink at each other all night.</p>');
insert into "posts" values (17, 'post', 'publish', 2, '2024-11-07 09:00:00', '2024-11-07 09:00:00', '2024-11-07 09:00:00', '2024-11-07 09:00:00', 'a-winter-timetable', 'A winter timetable', '', '<p>From the middle of November the boat sails on Thursdays only, and only if the flag on the pier is up.</p>

<p>Bring something warm, something to read, and exact change.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=17', 0, 0, 'a winter timetable', '', '<p>from the middle of november the boat sails on thursdays only, and only if the flag on the pier is up.</p>

<p>bring something warm, something to read, and exact change.</p>');
insert into "posts" values (18, 'post', 'publish', 1, '2024-11-28 21:15:00', '2024-11-28 21:15:00', '2024-11-28 21:15:00', '2024-11-28 21:15:00', 'thirty-one-metres-a-second', 'Thirty-one metres a second', '', '<p>The tower moves in such a wind. Not much: a spoon in a glass rings once a minute.</p>

<p>We sat up with the lamp, as one does with a friend.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=18', 0, 0, 'thirty-one metres a second', '', '<p>the tower moves in such a wind. not much: a spoon in a glass rings once a minute.</p>

<p>we sat up with the lamp, as one does with a friend.</p>');
insert into "posts" values (19, 'post', 'publish', 3, '2024-12-15 19:20:00', '2024-12-15 19:20:00', '2024-12-15 19:20:00', '2024-12-15 19:20:00', 'the-birds-that-come-to-the-light', 'The birds that come to the light', '', '<p>Redwings, mostly. They circle until the sky grows pale, then rest on the gallery, and by noon they are gone.</p>

<p>We dim the beam towards the land now, and fewer of them come.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=19', 0, 0, 'the birds that come to the light', '', '<p>redwings, mostly. they circle until the sky grows pale, then rest on the gallery, and by noon they are gone.</p>

<p>we dim the beam towards the land now, and fewer of them come.</p>');
insert into "posts" values (20, 'post', 'publish', 2, '2025-01-12 13:00:00', '2025-01-12 13:00:00', '2025-01-12 13:00:00', '2025-01-12 13:00:00', 'paint-nine-buckets', 'Paint, nine buckets', 'The band is red again.', '<p>The band is red again. It took nine buckets, two ropes and one volunteer who is not afraid of heights.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=20', 0, 0, 'paint, nine buckets', 'the band is red again.', '<p>the band is red again. it took nine buckets, two ropes and one volunteer who is not afraid of heights.</p>');
insert into "posts" values (21, 'post', 'publish', 3, '2025-02-09 15:40:00', '2025-02-09 15:40:00', '2025-02-09 15:40:00', '2025-02-09 15:40:00', 'a-map-of-all-the-names', 'A map of all the names', '', '<p>Every rock here has a name, and most have three. Now there is a map of them, and a quarrel about it.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=21', 0, 0, 'a map of all the names', '', '<p>every rock here has a name, and most have three. now there is a map of them, and a quarrel about it.</p>');
insert into "posts" values (22, 'post', 'publish', 3, '2025-03-06 07:15:00', '2025-03-06 07:15:00', '2025-03-06 07:15:00', '2025-03-06 07:15:00', 'first-crossing-of-the-year', 'First crossing of the year', '', '<p>Ice on the rail, sun on the water, and a seal that followed us all the way to the pier.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=22', 0, 0, 'first crossing of the year', '', '<p>ice on the rail, sun on the water, and a seal that followed us all the way to the pier.</p>');
insert into "posts" values (23, 'post', 'publish', 1, '2025-04-01 09:00:00', '2025-04-01 09:00:00', '2025-04-01 09:00:00', '2025-04-01 09:00:00', 'come-and-keep-the-light', 'Come and keep the light', 'A week on the rock this summer.', '<p>We look for people who would keep the light with us for a week this summer. You need warm socks and no fear of stairs.</p>

<p>Write to the harbour office, and tell us what you can cook.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=23', 0, 1, 'come and keep the light', 'a week on the rock this summer.', '<p>we look for people who would keep the light with us for a week this summer. you need warm socks and no fear of stairs.</p>

<p>write to the harbour office, and tell us what you can cook.</p>');
insert into "posts" values (24, 'post', 'draft', 1, '2025-04-10 10:00:00', '2025-04-10 10:00:00', '2025-04-10 10:00:00', '2025-04-10 10:00:00', 'a-second-bench', 'A second bench', '', '<p>On the hundredth step, this time with a window.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=24', 0, 0, 'a second bench', '', '<p>on the hundredth step, this time with a window.</p>');
insert into "posts" values (25, 'post', 'draft', 2, '2025-04-12 11:00:00', '2025-04-12 11:00:00', '2025-04-12 11:00:00', '2025-04-12 11:00:00', 'seals-a-beginning', 'Seals, a beginning', '', '<p>They are no birds, but who else would count them?</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=25', 0, 0, 'seals, a beginning', '', '<p>they are no birds, but who else would count them?</p>');
insert into "posts" values (26, 'post', 'draft', 3, '2025-04-14 12:00:00', '2025-04-14 12:00:00', '2025-04-14 12:00:00', '2025-04-14 12:00:00', 'song-of-the-engine', 'Song of the engine', '', '<p>It goes: tock, tock, tock, and then it does not.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=26', 0, 0, 'song of the engine', '', '<p>it goes: tock, tock, tock, and then it does not.</p>');
insert into "posts" values (27, 'post', 'draft', 1, '2025-04-16 13:00:00', '2025-04-16 13:00:00', '2025-04-16 13:00:00', '2025-04-16 13:00:00', 'ledger-of-lost-gloves', 'Ledger of lost gloves', '', '<p>Fourteen, all left hands.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=27', 0, 0, 'ledger of lost gloves', '', '<p>fourteen, all left hands.</p>');
insert into "posts" values (28, 'post', 'pending', 4, '2025-04-18 08:00:00', '2025-04-18 08:00:00', '2025-04-18 08:00:00', '2025-04-18 08:00:00', 'terns-on-the-roof', 'Terns on the roof', '', '<p>Eleven pairs, and none of them polite.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=28', 0, 0, 'terns on the roof', '', '<p>eleven pairs, and none of them polite.</p>');
insert into "posts" values (29, 'post', 'pending', 4, '2025-04-19 08:30:00', '2025-04-19 08:30:00', '2025-04-19 08:30:00', '2025-04-19 08:30:00', 'what-gulls-eat', 'What gulls eat', '', '<p>Everything. The list is shorter the other way round.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=29', 0, 0, 'what gulls eat', '', '<p>everything. the list is shorter the other way round.</p>');
insert into "posts" values (30, 'post', 'private', 1, '2025-01-20 20:00:00', '2025-01-20 20:00:00', '2025-01-20 20:00:00', '2025-01-20 20:00:00', 'costs-of-the-new-roof', 'Costs of the new roof', '', '<p>More than we have, less than we feared.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=30', 0, 0, 'costs of the new roof', '', '<p>more than we have, less than we feared.</p>');
insert into "posts" values (31, 'post', 'private', 2, '2025-02-20 20:00:00', '2025-02-20 20:00:00', '2025-02-20 20:00:00', '2025-02-20 20:00:00', 'rota-for-the-night-watch', 'Rota for the night watch', '', '<p>Ida until two, Noor until six, then whoever smells the coffee.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=31', 0, 0, 'rota for the night watch', '', '<p>ida until two, noor until six, then whoever smells the coffee.</p>');
insert into "posts" values (32, 'post', 'private', 3, '2025-03-20 20:00:00', '2025-03-20 20:00:00', '2025-03-20 20:00:00', '2025-03-20 20:00:00', 'where-the-spare-key-is', 'Where the spare key is', '', '<p>Not under the mat. Under the other mat.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=32', 0, 0, 'where the spare key is', '', '<p>not under the mat. under the other mat.</p>');
insert into "posts" values (33, 'post', 'future', 1, '2090-06-21 06:00:00', '2090-06-21 06:00:00', '2090-06-21 06:00:00', '2090-06-21 06:00:00', 'a-hundred-and-fifty-years', 'A hundred and fifty years', '', '<p>On this day the lamp was lit for the first time.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=33', 0, 0, 'a hundred and fifty years', '', '<p>on this day the lamp was lit for the first time.</p>');
insert into "posts" values (34, 'post', 'publish', 2, '2025-03-28 18:30:00', '2025-03-28 18:30:00', '2025-03-28 18:30:00', '2025-03-28 18:30:00', 'combination-of-the-chest', 'Combination of the chest', 'Ask Tomas for the word.', '<p>Seven, thirty-one, seven.</p>', 'haddock', 0, 0, 'open', 'closed', '', 'http://site.test/?p=34', 0, 0, 'combination of the chest', 'ask tomas for the word.', '<p>seven, thirty-one, seven.</p>');
insert into "posts" values (35, 'post', 'trash', 1, '2025-03-30 09:00:00', '2025-03-30 09:00:00', '2025-03-30 09:00:00', '2025-03-30 09:00:00', 'an-idea-about-goats__trashed', 'An idea about goats', '', '<p>No.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=35', 0, 0, 'an idea about goats', '', '<p>no.</p>');
insert into "posts" values (36, 'post', 'publish', 2, '2025-04-20 16:00:00', '2025-04-20 16:00:00', '2025-04-20 16:00:00', '2025-04-20 16:00:00', 'wind-from-the-west-kettle-on', 'Wind from the west, kettle on', '', '<p>That is all for today.</p>', '', 0, 0, 'open', 'closed', '', 'http://site.test/?p=36', 0, 0, 'wind from the west, kettle on', '', '<p>that is all for today.</p>');
insert into "posts" values (37, 'page', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'welcome', 'Welcome', '', '<p>Grey Rock is a lighthouse, an island and a handful of people. This is their gazette.</p>', '', 0, 0, 'closed', 'closed', '', 'http://site.test/?p=37', 0, 0, 'welcome', '', '<p>grey rock is a lighthouse, an island and a handful of people. this is their gazette.</p>');
insert into "posts" values (38, 'page', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'about-the-light', 'About the light', '', '<p>Built in 1874 of stone, salt and stubbornness. Thirty-one metres high, one flash in five seconds, seen from nineteen miles away.</p>', '', 0, 1, 'closed', 'closed', '', 'http://site.test/?p=38', 0, 0, 'about the light', '', '<p>built in 1874 of stone, salt and stubbornness. thirty-one metres high, one flash in five seconds, seen from nineteen miles away.</p>');
insert into "posts" values (39, 'page', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'the-keepers', 'The keepers', '', '<p>Ida, Tomas, Noor, and Pim when the birds let him.</p>', '', 38, 2, 'closed', 'closed', '', 'http://site.test/?p=39', 0, 0, 'the keepers', '', '<p>ida, tomas, noor, and pim when the birds let him.</p>');
insert into "posts" values (40, 'page', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'the-logbook', 'The logbook', '', '<p>Every night since 1874 has a line in it. Most say: nothing to report.</p>', '', 39, 3, 'closed', 'closed', '', 'http://site.test/?p=40', 0, 0, 'the logbook', '', '<p>every night since 1874 has a line in it. most say: nothing to report.</p>');
insert into "posts" values (41, 'page', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'getting-here', 'Getting here', '', '<p>Take the mail boat from the old pier. Mind the third step.</p>', '', 0, 9, 'closed', 'closed', '', 'http://site.test/?p=41', 0, 0, 'getting here', '', '<p>take the mail boat from the old pier. mind the third step.</p>');
insert into "posts" values (42, 'page', 'draft', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'house-rules', 'House rules', '', '<p>No candles, no drones, no whistling in the lamp room.</p>', '', 0, 0, 'closed', 'closed', '', 'http://site.test/?p=42', 0, 0, 'house rules', '', '<p>no candles, no drones, no whistling in the lamp room.</p>');
insert into "posts" values (43, 'revision', 'inherit', 1, '2024-03-02 18:05:00', '2024-03-02 18:05:00', '2024-03-02 18:05:00', '2024-03-02 18:05:00', '3-revision-v1', 'The lamp is lit again', '', '<p>The lamp is lit.</p>', '', 3, 0, 'closed', 'closed', '', 'http://site.test/?p=43', 0, 0, 'the lamp is lit again', '', '<p>the lamp is lit.</p>');
insert into "posts" values (44, 'revision', 'inherit', 1, '2024-03-02 18:20:00', '2024-03-02 18:20:00', '2024-03-02 18:20:00', '2024-03-02 18:20:00', '3-revision-v1', 'The lamp is lit again', '', '<p>For years the lamp was dark. Now it is lit.</p>', '', 3, 0, 'closed', 'closed', '', 'http://site.test/?p=44', 0, 0, 'the lamp is lit again', '', '<p>for years the lamp was dark. now it is lit.</p>');
insert into "posts" values (45, 'revision', 'inherit', 1, '2024-03-02 18:30:00', '2024-03-02 18:30:00', '2024-03-02 18:30:00', '2024-03-02 18:30:00', '3-autosave-v1', 'The lamp is lit again', '', '<p>For eleven years the lamp</p>', '', 3, 0, 'closed', 'closed', '', 'http://site.test/?p=45', 0, 0, 'the lamp is lit again', '', '<p>for eleven years the lamp</p>');
insert into "posts" values (46, 'nav_menu_item', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'home', 'Home', '', '', '', 0, 1, 'closed', 'closed', '', 'http://site.test/?p=46', 0, 0, 'home', '', '');
insert into "posts" values (47, 'nav_menu_item', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'about-the-light', 'About the light', '', '', '', 0, 2, 'closed', 'closed', '', 'http://site.test/?p=47', 0, 0, 'about the light', '', '');
insert into "posts" values (48, 'nav_menu_item', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'the-light', 'The light', '', '', '', 0, 3, 'closed', 'closed', '', 'http://site.test/?p=48', 0, 0, 'the light', '', '');
insert into "posts" values (49, 'cms_navigation', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'navigation', 'Navigation', '', '<!-- cms:page-list /-->', '', 0, 0, 'closed', 'closed', '', 'http://site.test/?p=49', 0, 0, 'navigation', '', '<!-- cms:page-list /-->');
insert into "posts" values (50, 'cms_block', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'boat-times', 'Boat times', '', '<p>The boat sails on Thursdays at ten.</p>', '', 0, 0, 'closed', 'closed', '', 'http://site.test/?p=50', 0, 0, 'boat times', '', '<p>the boat sails on thursdays at ten.</p>');
insert into "posts" values (51, 'cms_template', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'front-of-the-gazette', 'Front of the gazette', 'The latest posts below the picture of the tower.', '<p>The latest from the rock.</p>', '', 0, 0, 'closed', 'closed', '', 'http://site.test/?p=51', 0, 0, 'front of the gazette', 'the latest posts below the picture of the tower.', '<p>the latest from the rock.</p>');
insert into "posts" values (52, 'cms_template_part', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'masthead', 'Masthead', '', '<p>The Grey Rock Gazette</p>', '', 0, 0, 'closed', 'closed', '', 'http://site.test/?p=52', 0, 0, 'masthead', '', '<p>the grey rock gazette</p>');
insert into "posts" values (53, 'cms_global_styles', 'publish', 1, '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', '2024-03-01 09:00:00', 'cms-global-styles-lantern', 'Custom Styles', '', '{"version": 2, "isGlobalStylesUserThemeJSON": true }', '', 0, 0, 'closed', 'closed', '', 'http://site.test/?p=53', 0, 0, 'custom styles', '', '{"version": 2, "isglobalstylesuserthemejson": true }');
insert into "terms" values (1, 'category', 'Unsorted', 'unsorted', 0, 'Whatever has found no place yet.', 0, 0, 'unsorted');
insert into "terms" values (2, 'category', 'The light', 'the-light', 0, 'Lens, lamp and tower.', 4, 0, 'the light');
insert into "terms" values (3, 'category', 'The sea', 'the-sea', 0, 'What comes over it and what it does.', 3, 0, 'the sea');
insert into "terms" values (4, 'category', 'The island', 'the-island', 0, 'Life on four hectares of rock.', 5, 0, 'the island');
insert into "terms" values (5, 'category', 'Lamp room', 'lamp-room', 2, 'Up where the light is.', 3, 0, 'lamp room');
insert into "terms" values (6, 'category', 'Weather', 'weather', 3, 'Fog, wind, and now and then sun.', 4, 0, 'weather');
insert into "terms" values (7, 'category', 'Boats', 'boats', 3, 'All that floats past.', 4, 0, 'boats');
insert into "terms" values (8, 'post_tag', 'Repairs', 'repairs', 0, '', 4, 0, 'repairs');
insert into "terms" values (9, 'post_tag', 'Night watch', 'night-watch', 0, '', 4, 0, 'night watch');
insert into "terms" values (10, 'post_tag', 'Storms', 'storms', 0, '', 3, 0, 'storms');
insert into "terms" values (11, 'post_tag', 'Birds', 'birds', 0, '', 2, 0, 'birds');
insert into "terms" values (12, 'post_tag', 'Recipes', 'recipes', 0, '', 2, 0, 'recipes');
insert into "terms" values (13, 'post_tag', 'History', 'history', 0, '', 4, 0, 'history');
insert into "terms" values (14, 'post_tag', 'Volunteers', 'volunteers', 0, '', 6, 0, 'volunteers');
insert into "terms" values (15, 'post_tag', 'Maps', 'maps', 0, '', 3, 0, 'maps');
insert into "terms" values (16, 'post_format', 'post-format-aside', 'post-format-aside', 0, '', 1, 0, 'post-format-aside');
insert into "terms" values (17, 'nav_menu', 'Main menu', 'main-menu', 0, '', 3, 0, 'main menu');
insert into "terms" values (18, 'cms_theme', 'lantern', 'lantern', 0, '', 3, 0, 'lantern');
insert into "terms" values (19, 'cms_template_part_area', 'header', 'header', 0, '', 1, 0, 'header');
insert into "term_relationships" values (27, 1);
insert into "term_relationships" values (30, 1);
insert into "term_relationships" values (32, 1);
insert into "term_relationships" values (35, 1);
insert into "term_relationships" values (3, 2);
insert into "term_relationships" values (11, 2);
insert into "term_relationships" values (20, 2);
insert into "term_relationships" values (23, 2);
insert into "term_relationships" values (24, 2);
insert into "term_relationships" values (33, 2);
insert into "term_relationships" values (10, 3);
insert into "term_relationships" values (12, 3);
insert into "term_relationships" values (25, 3);
insert into "term_relationships" values (34, 3);
insert into "term_relationships" values (7, 4);
insert into "term_relationships" values (8, 4);
insert into "term_relationships" values (14, 4);
insert into "term_relationships" values (19, 4);
insert into "term_relationships" values (21, 4);
insert into "term_relationships" values (28, 4);
insert into "term_relationships" values (29, 4);
insert into "term_relationships" values (4, 5);
insert into "term_relationships" values (9, 5);
insert into "term_relationships" values (13, 5);
insert into "term_relationships" values (31, 5);
insert into "term_relationships" values (6, 6);
insert into "term_relationships" values (15, 6);
insert into "term_relationships" values (18, 6);
insert into "term_relationships" values (36, 6);
insert into "term_relationships" values (5, 7);
insert into "term_relationships" values (16, 7);
insert into "term_relationships" values (17, 7);
insert into "term_relationships" values (22, 7);
insert into "term_relationships" values (26, 7);
insert into "term_relationships" values (4, 8);
insert into "term_relationships" values (9, 8);
insert into "term_relationships" values (13, 8);
insert into "term_relationships" values (20, 8);
insert into "term_relationships" values (30, 8);
insert into "term_relationships" values (6, 9);
insert into "term_relationships" values (13, 9);
insert into "term_relationships" values (18, 9);
insert into "term_relationships" values (19, 9);
insert into "term_relationships" values (31, 9);
insert into "term_relationships" values (6, 10);
insert into "term_relationships" values (15, 10);
insert into "term_relationships" values (18, 10);
insert into "term_relationships" values (7, 11);
insert into "term_relationships" values (19, 11);
insert into "term_relationships" values (25, 11);
insert into "term_relationships" values (28, 11);
insert into "term_relationships" values (29, 11);
insert into "term_relationships" values (8, 12);
insert into "term_relationships" values (14, 12);
insert into "term_relationships" values (29, 12);
insert into "term_relationships" values (3, 13);
insert into "term_relationships" values (9, 13);
insert into "term_relationships" values (12, 13);
insert into "term_relationships" values (16, 13);
insert into "term_relationships" values (33, 13);
insert into "term_relationships" values (4, 14);
insert into "term_relationships" values (7, 14);
insert into "term_relationships" values (11, 14);
insert into "term_relationships" values (16, 14);
insert into "term_relationships" values (20, 14);
insert into "term_relationships" values (23, 14);
insert into "term_relationships" values (27, 14);
insert into "term_relationships" values (12, 15);
insert into "term_relationships" values (21, 15);
insert into "term_relationships" values (34, 15);
insert into "term_relationships" values (36, 16);
insert into "term_relationships" values (46, 17);
insert into "term_relationships" values (47, 17);
insert into "term_relationships" values (48, 17);
insert into "term_relationships" values (51, 18);
insert into "term_relationships" values (52, 18);
insert into "term_relationships" values (53, 18);
insert into "term_relationships" values (52, 19);
insert into "users" values (1, 'keeper', 'keeper@greyrock.example', 'Ida Brandt', 'keeper', 'http://site.test', '2024-03-01 09:00:00', 'Ida', 'Brandt', 'Ida', 'Keeps the light, the logbook and this site.', 'en_US', null, 'keeper', 'keeper@greyrock.example', 'ida brandt');
insert into "users" values (2, 'harbour', 'harbour@greyrock.example', 'Tomas Quill', 'harbour', '', '2024-03-01 09:00:00', 'Tomas', 'Quill', 'Tomas', 'Edits the gazette. Late for every tide.', 'en_US', null, 'harbour', 'harbour@greyrock.example', 'tomas quill');
insert into "users" values (3, 'sailor', 'sailor@greyrock.example', 'Noor Halden', 'sailor', '', '2024-03-01 09:00:00', 'Noor', 'Halden', 'Noor', 'Sails the mail boat and writes about it.', 'en_US', null, 'sailor', 'sailor@greyrock.example', 'noor halden');
insert into "users" values (4, 'gull', 'gull@greyrock.example', 'Pim Larsen', 'gull', '', '2024-03-01 09:00:00', 'Pim', 'Larsen', 'Pim', 'Counts birds from the gallery.', 'en_US', null, 'gull', 'gull@greyrock.example', 'pim larsen');
insert into "users" values (5, 'visitor', 'visitor@greyrock.example', 'Ada Finch', 'visitor', '', '2024-03-01 09:00:00', 'Ada', 'Finch', 'Ada', '', 'en_US', null, 'visitor', 'visitor@greyrock.example', 'ada finch');
insert into "user_roles" values (1, 0, 'administrator');
insert into "user_roles" values (2, 0, 'editor');
insert into "user_roles" values (3, 0, 'author');
insert into "user_roles" values (4, 0, 'contributor');
insert into "user_roles" values (5, 0, 'subscriber');
insert into "comments" values (1, 3, 0, 0, 'Old Marten', 'old.marten@mail.example', '', '192.0.2.7', '', '2024-08-02 08:00:00', '2024-08-02 08:00:00', 'I saw it from the far shore. My father would have wept.', '1', '', 'i saw it from the far shore. my father would have wept.
old marten
old.marten@mail.example

192.0.2.7');
insert into "comments" values (2, 3, 0, 0, 'Runa', 'runa@mail.example', '', '192.0.2.7', '', '2024-08-03 08:00:00', '2024-08-03 08:00:00', 'Does it keep the neighbours awake?', '1', 'comment', 'does it keep the neighbours awake?
runa
runa@mail.example

192.0.2.7');
insert into "comments" values (3, 3, 2, 1, 'Ida Brandt', 'keeper@greyrock.example', '', '192.0.2.7', '', '2024-08-04 08:00:00', '2024-08-04 08:00:00', 'The nearest neighbour is a seal. It has not complained.', '1', 'comment', 'the nearest neighbour is a seal. it has not complained.
ida brandt
keeper@greyrock.example

192.0.2.7');
insert into "comments" values (4, 7, 0, 0, 'Bo', 'bo@mail.example', '', '192.0.2.7', '', '2024-08-12 08:00:00', '2024-08-12 08:00:00', 'Is the one with the crooked beak still there?', '1', 'comment', 'is the one with the crooked beak still there?
bo
bo@mail.example

192.0.2.7');
insert into "comments" values (5, 7, 4, 3, 'Noor Halden', 'sailor@greyrock.example', '', '192.0.2.7', '', '2024-08-13 08:00:00', '2024-08-13 08:00:00', 'He is, and he has married.', '1', 'comment', 'he is, and he has married.
noor halden
sailor@greyrock.example

192.0.2.7');
insert into "comments" values (6, 10, 0, 0, 'Number seven', 'number.seven@mail.example', '', '192.0.2.7', '', '2024-08-20 08:00:00', '2024-08-20 08:00:00', 'That is my door. I have been climbing in at the window.', '1', 'comment', 'that is my door. i have been climbing in at the window.
number seven
number.seven@mail.example

192.0.2.7');
insert into "comments" values (7, 10, 0, 0, 'Hopeful', 'hopeful@mail.example', '', '192.0.2.7', '', '2024-08-21 08:00:00', '2024-08-21 08:00:00', 'And if I should miss a boot, right?', '0', 'comment', 'and if i should miss a boot, right?
hopeful
hopeful@mail.example

192.0.2.7');
insert into "comments" values (8, 7, 0, 0, 'Best Bargains', 'best.bargains@mail.example', '', '192.0.2.7', '', '2024-08-22 08:00:00', '2024-08-22 08:00:00', 'Cheap beaks, all colours, visit now.', 'spam', 'comment', 'cheap beaks, all colours, visit now.
best bargains
best.bargains@mail.example

192.0.2.7');
insert into "comments" values (9, 3, 0, 0, 'Hasty', 'hasty@mail.example', '', '192.0.2.7', '', '2024-08-23 08:00:00', '2024-08-23 08:00:00', 'First!', 'trash', 'comment', 'first!
hasty
hasty@mail.example

192.0.2.7');
insert into "comments" values (10, 10, 0, 0, 'Elin', 'elin@mail.example', '', '192.0.2.7', '', '2024-08-24 08:00:00', '2024-08-24 08:00:00', 'Green glass floats bring luck, but only in fours.', '1', 'comment', 'green glass floats bring luck, but only in fours.
elin
elin@mail.example

192.0.2.7');
insert into "meta" values ('post', 1, '_cms_attached_file', '"2024/03/tower-at-dusk.png"');
insert into "meta" values ('post', 1, '_cms_attachment_metadata', '{"width":320,"height":240,"file":"2024/03/tower-at-dusk.png","sizes":{},"image_meta":{}}');
insert into "meta" values ('post', 1, '_cms_attachment_image_alt', '"The tower at dusk"');
insert into "meta" values ('post', 2, '_cms_attached_file', '"2024/03/prisms-of-the-lens.png"');
insert into "meta" values ('post', 2, '_cms_attachment_metadata', '{"width":640,"height":480,"file":"2024/03/prisms-of-the-lens.png","sizes":{},"image_meta":{}}');
insert into "meta" values ('post', 2, '_cms_attachment_image_alt', '"Prisms of the lens"');
insert into "meta" values ('post', 3, '_thumbnail_id', '"1"');
insert into "meta" values ('post', 4, '_thumbnail_id', '"2"');
insert into "meta" values ('post', 35, '_cms_trash_meta_status', '"publish"');
insert into "meta" values ('post', 35, '_cms_trash_meta_time', '"1743411600"');
insert into "meta" values ('post', 35, '_cms_desired_post_slug', '"an-idea-about-goats"');
insert into "meta" values ('post', 46, '_menu_item_type', '"custom"');
insert into "meta" values ('post', 46, '_menu_item_menu_item_parent', '"0"');
insert into "meta" values ('post', 46, '_menu_item_object_id', '"0"');
insert into "meta" values ('post', 46, '_menu_item_object', '"custom"');
insert into "meta" values ('post', 46, '_menu_item_target', '""');
insert into "meta" values ('post', 46, '_menu_item_classes', '[""]');
insert into "meta" values ('post', 46, '_menu_item_xfn', '""');
insert into "meta" values ('post', 46, '_menu_item_url', '"http://site.test/"');
insert into "meta" values ('post', 47, '_menu_item_type', '"post_type"');
insert into "meta" values ('post', 47, '_menu_item_menu_item_parent', '"0"');
insert into "meta" values ('post', 47, '_menu_item_object_id', '"38"');
insert into "meta" values ('post', 47, '_menu_item_object', '"page"');
insert into "meta" values ('post', 47, '_menu_item_target', '""');
insert into "meta" values ('post', 47, '_menu_item_classes', '[""]');
insert into "meta" values ('post', 47, '_menu_item_xfn', '""');
insert into "meta" values ('post', 47, '_menu_item_url', '""');
insert into "meta" values ('post', 48, '_menu_item_type', '"taxonomy"');
insert into "meta" values ('post', 48, '_menu_item_menu_item_parent', '"0"');
insert into "meta" values ('post', 48, '_menu_item_object_id', '"2"');
insert into "meta" values ('post', 48, '_menu_item_object', '"category"');
insert into "meta" values ('post', 48, '_menu_item_target', '""');
insert into "meta" values ('post', 48, '_menu_item_classes', '[""]');
insert into "meta" values ('post', 48, '_menu_item_xfn', '""');
insert into "meta" values ('post', 48, '_menu_item_url', '""');
insert into "options" values ('blogname', '"The Grey Rock Gazette"');
insert into "options" values ('blogdescription', '"News from a lighthouse"');
insert into "options" values ('admin_email', '"keeper@greyrock.example"');
insert into "options" values ('permalink_structure', '"/%year%/%monthnum%/%day%/%postname%/"');
insert into "options" values ('posts_per_page', '"10"');
insert into "options" values ('default_category', '"1"');
insert into "options" values ('default_post_format', '"0"');
insert into "options" values ('default_comment_status', '"open"');
insert into "options" values ('default_ping_status', '"open"');
insert into "options" values ('date_format', '"F j, Y"');
insert into "options" values ('time_format', '"g:i a"');
insert into "options" values ('timezone_string', '""');
insert into "options" values ('gmt_offset', '"0"');
insert into "options" values ('start_of_week', '"1"');
insert into "options" values ('use_smilies', '"1"');
insert into "options" values ('show_on_front', '"posts"');
insert into "options" values ('page_on_front', '"0"');
insert into "options" values ('page_for_posts', '"0"');
insert into "options" values ('site_icon', '"0"');
insert into "options" values ('comment_moderation', '"0"');
insert into "options" values ('comment_registration', '"0"');
insert into "options" values ('require_name_email', '"1"');
insert into "options" values ('thread_comments', '"1"');
insert into "options" values ('thread_comments_depth', '"5"');
insert into "options" values ('default_role', '"subscriber"');
insert into "options" values ('stylesheet', '"lantern"');
insert into "options" values ('template', '"lantern"');
insert into "options" values ('sidebars_widgets', '{"cms_inactive_widgets":[],"sidebar-1":["block-2","block-3"],"sidebar-2":["block-4","block-5","text-2"],"array_version":3}');
insert into "options" values ('widget_block', '{"2":{"content":"<p>The boat sails on Thursdays at ten.</p>"},"3":{"content":"<p>Tonight the lamp is lit from dusk till dawn.</p>"},"4":{"content":"<h2>Write to us</h2>"},"5":{"content":"<p>Grey Rock, by the old pier.</p>"},"_multiwidget":1}');
insert into "options" values ('widget_text', '{"2":{"title":"Lost","text":"One boot, left.","filter":false},"_multiwidget":1}');
insert into "options" values ('nav_menu_locations', '{"primary":17}');
insert into "options" values ('registered_sidebars', '[{"id":"wp_inactive_widgets","name":"Inactive widgets","class":"","before_widget":"","after_widget":"","before_title":"","after_title":"","status":"inactive","widgets":[]},{"id":"sidebar-1","name":"Beside the posts","class":"","before_widget":"<li id=\"%1$s\" class=\"widget %2$s\">","after_widget":"</li>\n","before_title":"<h2 class=\"widgettitle\">","after_title":"</h2>\n","status":"active","widgets":["block-2","block-3"]},{"id":"sidebar-2","name":"At the foot","class":"","before_widget":"<li id=\"%1$s\" class=\"widget %2$s\">","after_widget":"</li>\n","before_title":"<h2 class=\"widgettitle\">","after_title":"</h2>\n","status":"active","widgets":["block-4","block-5","text-2"]}]');
