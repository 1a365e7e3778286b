import type { ArgDefinitions } from '../../runtime/schema/index.ts';
import { createCommentArgs } from '../../generated/comments/args.ts';
import { createPostArgs, listPostsArgs } from '../../generated/posts/args.ts';
import { createUserArgs } from '../../generated/users/args.ts';
import * as inputs from './inputs.ts';
import type { Input } from './engine.ts';

/** Input of one kind for one argument set. */
export interface Case {
  readonly set: string;
  readonly title: string;
  readonly isGood: boolean;
  readonly sent: Input;
  /** The input with values of the right type, for engines that do not coerce. */
  readonly typed: Input;
}

/** The measured argument sets, as generated. */
export const sets: { readonly [name: string]: ArgDefinitions } = {
  listPosts: listPostsArgs,
  createPost: createPostArgs,
  createUser: createUserArgs,
  createComment: createCommentArgs,
};

/** The minimum geometric mean of the ratios to ajv for valid input. */
export const GOOD_TARGET = 2;
/** The most time that the interpreter may take, as a multiple of the generated code. */
export const INTERPRETER_LIMIT = 3;

export const cases: readonly Case[] = [
  good('listPosts', 'list posts, no arguments', {}, {}),
  good('listPosts', 'list posts, 7 arguments', inputs.seven, inputs.sevenTyped),
  good('listPosts', 'list posts, all 23', inputs.all, inputs.allTyped),
  good('createPost', 'create post', inputs.post, inputs.post),
  good('createUser', 'create user', inputs.user, inputs.user),
  good('createComment', 'create comment', inputs.comment, inputs.comment),
  badQuery('page 0', { page: '0' }, { page: 0 }),
  badQuery('unknown orderby', { orderby: 'colour' }),
  badQuery('date in words', { after: 'yesterday' }),
  badQuery('category by name', { categories: 'news,7' }, { categories: ['news', 7] }),
  badQuery(
    'three wrong',
    { page: '-1', per_page: 'many', order: 'up' },
    { page: -1, per_page: 'many', order: 'up' },
  ),
  badBody('createPost', inputs.post, 'unknown format', { format: 'poem' }),
  badBody('createPost', inputs.post, 'author by name', { author: 'ada' }),
  badBody('createPost', inputs.post, 'tag by name', { tags: [2, 'summer'] }),
  badBody('createPost', inputs.post, 'three wrong', { date: 'soon', sticky: 'often', tags: {} }),
  badBody('createUser', inputs.user, 'no e-mail', { email: undefined }),
  badBody('createUser', inputs.user, 'bad e-mail', { email: 'ada(at)example.com' }),
  badBody('createUser', inputs.user, 'unknown locale', { locale: 'xx' }),
  badBody('createUser', inputs.user, 'role is a map', { roles: [{ name: 'author' }] }),
  badBody('createComment', inputs.comment, 'bad address', { author_ip: '203.0.113.300' }),
  badBody('createComment', inputs.comment, 'date in words', { date: 'this morning' }),
  badBody('createComment', inputs.comment, 'post by name', { post: 'hello' }),
  badBody('createComment', inputs.comment, 'three wrong', {
    author_ip: 'here',
    author_email: 'ada',
    parent: 'none',
  }),
];

function good(set: string, title: string, sent: Input, typed: Input): Case {
  return { set, title, isGood: true, sent, typed };
}

function badQuery(title: string, change: Input, typed: Input = change): Case {
  return {
    set: 'listPosts',
    title: `list posts: ${title}`,
    isGood: false,
    sent: { ...inputs.seven, ...change },
    typed: { ...inputs.sevenTyped, ...typed },
  };
}

function badBody(set: string, body: Input, title: string, change: Input): Case {
  const sent = { ...body, ...change };
  const name = set.replace('create', '').toLowerCase();
  return {
    set,
    title: `create ${name}: ${title}`,
    isGood: false,
    sent,
    typed: sent,
  };
}
