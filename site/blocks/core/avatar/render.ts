import type { BlockRenderer, RenderRequest } from '../../block-type.ts';
import type { AvatarSubject } from '../../../domain/avatars.ts';
import { avatarImage } from '../../../web/avatar.ts';
import { authorById } from '../../../web/content/find.ts';
import { isOn, numberOf, textOf } from '../../values.ts';
import { commentOf } from '../comments-of.ts';

/** The picture of the user who is named, else of who wrote the comment or the post around. */
export const avatar: BlockRenderer = async (request) => {
  const { attributes, scope, wrapper, html } = request;
  const subject = await subjectOf(request);
  const size = Math.min(512, Math.max(1, Math.round(numberOf(attributes, 'size', 96))));
  const image = subject && (await avatarImage(scope, subject.person, size, 'lazy'));
  if (!image) return html``;
  const found =
    isOn(attributes, 'isLink') && subject.user > 0 ? await authorById(scope, subject.user) : null;
  const isNew = textOf(attributes, 'linkTarget') === '_blank';
  return html`<div ${wrapper()}>
    ${found ? html`<a href="${found.link}" ${isNew && html`target="_blank"`}>${image}</a>` : image}
  </div>`;
};

interface Subject {
  readonly person: AvatarSubject;
  /** 0 for who has no account. */
  readonly user: number;
}

async function subjectOf(request: RenderRequest): Promise<Subject | null> {
  const { attributes, scope, post } = request;
  const comment = await commentOf(request);
  if (comment && numberOf(attributes, 'userId', 0) === 0)
    return { person: comment, user: comment.author };
  const user = await scope.store.users.byId(numberOf(attributes, 'userId', post?.author ?? 0));
  return user ? { person: user, user: user.id } : null;
}
