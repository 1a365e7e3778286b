import type { Generated } from 'kysely';
import type {
  ApplicationPasswordRow,
  CommentRow,
  LoginSessionRow,
  PostRow,
  TermRow,
  UserRow,
} from './rows.ts';

/** The tables as they are stored: only numbers and text, which both databases treat alike. */
export interface Tables {
  posts: PostTable;
  terms: TermTable;
  // Updated by triggers: the slugs and parents that published posts had before.
  former_slugs: { slug: string; post: number };
  former_parents: { post: number; parent: number };
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

/** The columns of a row: booleans are numbers, and the database chooses the id. */
type Stored<Row> = {
  -readonly [K in keyof Row]: K extends 'id'
    ? Generated<number>
    : Row[K] extends boolean
      ? number
      : Row[K];
};

// The text for searching and sorting, see fold.ts, is in the last columns, since only searches read them.
export interface PostTable extends Stored<PostRow> {
  folded_title: string;
  folded_excerpt: string;
  folded_content: string;
}

export interface TermTable extends Stored<TermRow> {
  folded_name: string;
}

export interface UserTable extends Stored<Omit<UserRow, 'roles'>> {
  password_hash: string | null;
  folded_username: string;
  folded_email: string;
  folded_name: string;
}

export interface CommentTable extends Stored<Omit<CommentRow, 'replies'>> {
  folded: string;
  folded_private: string;
}

interface ApplicationPasswordTable extends Stored<ApplicationPasswordRow> {
  position: Generated<number>;
}

type LoginSessionTable = Stored<LoginSessionRow>;
