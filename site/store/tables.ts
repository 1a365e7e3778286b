import type { Generated } from 'kysely';

/** The tables as they are stored: only numbers and text, which both databases treat alike. */
export interface Tables {
  posts: PostTable;
  terms: TermTable;
  term_relationships: { post: number; term: number };
  users: UserTable;
  user_roles: { user: number; position: number; role: string };
  comments: CommentTable;
  meta: { kind: string; object: number; key: string; value: string };
  options: { name: string; value: string };
  application_passwords: ApplicationPasswordTable;
  login_sessions: LoginSessionTable;
  // Updated by triggers: the number of rows by kind and by two more columns.
  totals: { kind: string; first: string; second: string; count: number };
  author_totals: { author: number; type: string; status: string; count: number };
  term_totals: { term: number; type: string; status: string; count: number };
  // Updated by triggers: another number after each change.
  versions: { name: string; version: number };
}

export interface PostTable {
  id: Generated<number>;
  type: string;
  status: string;
  author: number;
  date: string;
  date_gmt: string;
  modified: string;
  modified_gmt: string;
  slug: string;
  title: string;
  excerpt: string;
  content: string;
  password: string;
  parent: number;
  menu_order: number;
  comment_status: string;
  ping_status: string;
  mime_type: string;
  guid: string;
  comment_count: number;
  sticky: number;
  // Text for searching and sorting, see fold.ts. The last columns, since only searches read them.
  folded_title: string;
  folded_excerpt: string;
  folded_content: string;
}

export interface TermTable {
  id: Generated<number>;
  taxonomy: string;
  name: string;
  slug: string;
  parent: number;
  description: string;
  count: number;
  term_group: number;
  folded_name: string;
}

export interface UserTable {
  id: Generated<number>;
  username: string;
  email: string;
  name: string;
  slug: string;
  url: string;
  registered: string;
  first_name: string;
  last_name: string;
  nickname: string;
  description: string;
  locale: string;
  password_hash: string | null;
  folded_username: string;
  folded_email: string;
  folded_name: string;
}

export interface CommentTable {
  id: Generated<number>;
  post: number;
  parent: number;
  author: number;
  author_name: string;
  author_email: string;
  author_url: string;
  author_ip: string;
  author_agent: string;
  date: string;
  date_gmt: string;
  content: string;
  approved: string;
  type: string;
  folded: string;
  folded_private: string;
}

export interface ApplicationPasswordTable {
  position: Generated<number>;
  uuid: string;
  user: number;
  app_id: string;
  name: string;
  created: string;
  last_used: string | null;
  last_ip: string | null;
  digest: string;
}

export interface LoginSessionTable {
  id: Generated<number>;
  digest: string;
  user: number;
  created: string;
  expires: string;
  ip: string;
  agent: string;
}
