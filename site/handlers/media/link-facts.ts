import type { FactsOf } from '../../../runtime/server/index.ts';
import type { Attachment, AttachmentFacts } from '../../../generated/media/types.ts';
import { can } from '../../domain/permissions/caller.ts';
import type { PostType } from '../../domain/post-types.ts';

/** Returns the facts for the links of attachments: the permissions of the caller in `edit`. */
export function mediaFacts(type: () => PostType): FactsOf<Attachment, AttachmentFacts> {
  return (items, { context, user }) => {
    const isEditing = context === 'edit';
    const actions = {
      can_use_unfiltered_html: isEditing && can(user, 'unfiltered_html'),
      can_assign_author: isEditing && can(user, type().capabilities.editOthers),
    };
    return items.map(() => actions);
  };
}
