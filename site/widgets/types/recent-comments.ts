import { canReadUnder } from '../../access/comments.ts';
import { postsShown } from '../../pages/content/find.ts';
import { titleOf } from '../../pages/content/titles.ts';
import { html, stored } from '../../pages/html.ts';
import { numberField, numberOf, textField } from '../fields.ts';
import type { WidgetType } from '../widget-type.ts';
import { list, titleOr } from './list.ts';

/** Who said something last, and under which posts. */
export const recentComments: WidgetType = {
  id: 'recent-comments',
  name: 'Recent Comments',
  description: 'The newest comments on your posts.',
  classname: 'widget_recent_comments',
  fields: [
    textField('title', 'Title'),
    numberField('number', 'How many comments', { least: 1, most: 100, unset: 5 }),
  ],
  async show(scope, instance) {
    const { rows } = await scope.store.comments.find({
      approved: ['1'],
      types: ['comment', ''],
      limit: Math.max(1, numberOf(instance, 'number', 5)),
    });
    const posts = await scope.store.posts.byIds(rows.map(({ post }) => post));
    const shown = await postsShown(scope, [...posts.values()]);
    const items = rows.flatMap((comment) => {
      const found = shown.find(
        ({ view }) => view.kind === 'single' && view.post.id === comment.post,
      );
      if (found?.view.kind !== 'single') return [];
      const { post } = found.view;
      // What protects the post protects what is said under it.
      if (!canReadUnder(scope.caller, post, false)) return [];
      const name = html`<span class="comment-author-link"
        >${stored(comment.author_name || 'Anonymous')}</span
      >`;
      const link = `${found.link}#comment-${comment.id}`;
      return [html`${name} on <a href="${link}">${titleOf(post)}</a>`];
    });
    const body = list(items);
    return body && { title: titleOr(instance, 'Recent Comments'), body };
  },
};
