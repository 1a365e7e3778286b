// @generated from schemas/resources/application-passwords.json by `npm run generate`. Do not edit. (f2478c449a71)

import type { ContextTable } from '../../runtime/shape/index.ts';
import type {
  ApplicationPassword,
  ApplicationPasswordEdit,
  ApplicationPasswordEmbed,
  ApplicationPasswordView,
} from './types.ts';

/** The fields of an application password that each context omits. */
export const applicationPasswordContexts = {
  view: { password: false },
  embed: { password: false, created: false, last_used: false, last_ip: false },
  edit: {},
} satisfies ContextTable;

/** Returns an application password as each context shows it. */
export const applicationPasswordViews = {
  view: (item: ApplicationPassword): ApplicationPasswordView => ({
    uuid: item.uuid,
    app_id: item.app_id,
    name: item.name,
    created: item.created,
    last_used: item.last_used,
    last_ip: item.last_ip,
  }),
  embed: (item: ApplicationPassword): ApplicationPasswordEmbed => ({
    uuid: item.uuid,
    app_id: item.app_id,
    name: item.name,
  }),
  edit: (item: ApplicationPassword): ApplicationPasswordEdit => item,
};
