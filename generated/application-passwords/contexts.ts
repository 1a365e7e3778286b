// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (c90e4a1e0e80)

import { contextFilter } from '../../runtime/shape/index.ts';
import type { ContextFilter, ContextRule } from '../../runtime/shape/index.ts';
import type {
  ApplicationPasswordEdit,
  ApplicationPasswordEmbed,
  ApplicationPasswordView,
} from './types.ts';

/** What each context leaves out of an application password. */
export const applicationPasswordContexts: Record<'view' | 'embed' | 'edit', ContextRule> = {
  view: { password: false },
  embed: { password: false, created: false, last_used: false, last_ip: false },
  edit: {},
};

/** What each context shows of an application password: the table, unrolled. */
export const applicationPasswordFilters: Record<'view' | 'embed' | 'edit', ContextFilter> = {
  view: contextFilter<ApplicationPasswordView>(applicationPasswordContexts.view, (item, blank) => {
    const left = { ...blank };
    left.uuid = item.uuid;
    left.app_id = item.app_id;
    left.name = item.name;
    left.created = item.created;
    left.last_used = item.last_used;
    left.last_ip = item.last_ip;
    return left;
  }),
  embed: contextFilter<ApplicationPasswordEmbed>(
    applicationPasswordContexts.embed,
    (item, blank) => {
      const left = { ...blank };
      left.uuid = item.uuid;
      left.app_id = item.app_id;
      left.name = item.name;
      return left;
    },
  ),
  edit: contextFilter<ApplicationPasswordEdit>(applicationPasswordContexts.edit, (item, blank) => {
    const left = { ...blank };
    left.uuid = item.uuid;
    left.app_id = item.app_id;
    left.name = item.name;
    left.password = item.password;
    left.created = item.created;
    left.last_used = item.last_used;
    left.last_ip = item.last_ip;
    return left;
  }),
};
