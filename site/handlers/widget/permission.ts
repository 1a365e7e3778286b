import type { RestError } from '../../../runtime/errors/rest-error.ts';
import type { HandlerRequest } from '../../../runtime/server/index.ts';
import { can, denied } from '../../domain/permissions/caller.ts';

/** Widgets are for who arranges the theme. Error: `rest_cannot_manage_widgets`. */
export function mayManageWidgets({ user }: HandlerRequest<unknown>): true | RestError {
  if (can(user, 'edit_theme_options')) return true;
  return denied(user, 'rest_cannot_manage_widgets', 'You are not allowed to manage widgets.');
}
