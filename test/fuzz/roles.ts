/** The callers that send requests. */
export const roles = ['anonymous', 'subscriber', 'author', 'administrator'] as const;
export type Role = (typeof roles)[number];

/** `login:application password` of every role that has an account. */
export type Accounts = { readonly [R in Role]?: string };

export function isRole(name: string): name is Role {
  return roles.some((role) => role === name);
}
