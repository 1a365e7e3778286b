import type { Session } from '../../site/store/index.ts';

/** Fills an empty store with `count` items of every kind, each with all that the service shows of it. */
export async function fillStore(store: Session, count: number): Promise<void> {
  await store.transaction(async (session) => {
    const { posts, terms, users, comments } = session;
    await users.insert({
      username: 'admin',
      email: 'admin@x.example',
      slug: 'admin',
      roles: ['administrator'],
    });
    for (let at = 2; at <= count; at += 1) {
      const username = `user${at}`;
      await users.insert({
        username,
        email: `${username}@x.example`,
        slug: username,
        roles: ['author', 'subscriber'],
      });
    }
    for (let at = 1; at <= count; at += 1) {
      for (const taxonomy of ['category', 'post_tag', 'nav_menu']) {
        const parent = taxonomy === 'category' && at > 1 ? at * 3 - 5 : 0;
        const slug = `${taxonomy}-${at}`;
        await terms.insert({ taxonomy, name: slug, slug, parent: at % 2 === 0 ? parent : 0 });
      }
    }
    for (let at = 1; at <= count; at += 1) await addPosts(at);

    async function addPosts(at: number): Promise<void> {
      const day = `2024-01-${String((at % 28) + 1).padStart(2, '0')} 10:00:00`;
      const shared = {
        status: 'publish',
        author: at,
        date: day,
        date_gmt: day,
        modified: day,
        modified_gmt: day,
        content: '<p>Some text.</p>',
      };
      const picture = await posts.insert({
        ...shared,
        type: 'attachment',
        status: 'inherit',
        mime_type: 'image/png',
        slug: `picture-${at}`,
        title: `picture ${at}`,
        meta: { _cms_attached_file: `2024/01/${at}.png` },
      });
      const [category, tag, menu] = [at * 3 - 2, at * 3 - 1, at * 3];
      const post = await posts.insert({
        ...shared,
        type: 'post',
        slug: `post-${at}`,
        title: `post ${at}`,
        comment_status: 'open',
        terms: { category: [...new Set([1, category])], post_tag: [tag] },
        meta: { _thumbnail_id: String(picture.id) },
      });
      await posts.insert({
        ...shared,
        type: 'revision',
        status: 'inherit',
        parent: post.id,
        slug: `${post.id}-revision-v1`,
        title: `post ${at}`,
      });
      const page = await posts.insert({
        ...shared,
        type: 'page',
        slug: `page-${at}`,
        title: `page ${at}`,
      });
      // The newest pages are below others, which the first lists do not show.
      await posts.insert({
        ...shared,
        date: day.replace('2024', '2025'),
        type: 'page',
        parent: page.id,
        slug: `below-${at}`,
        title: `below ${at}`,
      });
      for (const type of ['cms_block', 'cms_navigation'])
        await posts.insert({ ...shared, type, slug: `${type}-${at}`, title: `${type} ${at}` });
      await posts.insert({
        ...shared,
        type: 'nav_menu_item',
        slug: '',
        title: '',
        menu_order: at,
        terms: { nav_menu: [menu] },
        meta: {
          _menu_item_type: at % 2 === 0 ? 'post_type' : 'taxonomy',
          _menu_item_object: at % 2 === 0 ? 'post' : 'category',
          _menu_item_object_id: String(at % 2 === 0 ? post.id : category),
        },
      });
      for (const parent of [0, 1]) {
        const first = await comments.insert({
          post: post.id,
          content: `A comment on ${at}`,
          author: parent === 0 ? at : 0,
          date: day,
          date_gmt: day,
        });
        if (parent === 1)
          await comments.insert({
            post: post.id,
            parent: first.id,
            content: 'An answer',
            date: day,
            date_gmt: day,
          });
      }
    }
  });
}
