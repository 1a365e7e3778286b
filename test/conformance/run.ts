import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withNotices } from '../../runtime/errors/notices.ts';
import { findDifference, rulesOf } from './compare.ts';
import type { Difference } from './compare.ts';
import { exceptionReason } from './exceptions.ts';
import { Judged } from './types.ts';
import type { Case, Ops, Origin } from './types.ts';

/** Selects the cases to run. */
export interface Selection {
  /** Names of case files; empty for all. */
  readonly files: readonly string[];
  readonly tags: readonly string[];
  readonly notTags: readonly string[];
  /** The start of the requested route; empty for any. */
  readonly route: string;
}

export interface Failure extends Difference {
  readonly record: Case;
}

/** A case that differs on purpose. */
export interface Excepted {
  readonly id: string;
  readonly reason: string;
}

export interface FileResult {
  readonly file: string;
  readonly total: number;
  readonly failures: readonly Failure[];
  /** The cases that differ as listed in `exceptions.ts`. */
  readonly excepted: readonly Excepted[];
  /** False if no operation of the file exists yet. */
  readonly wasRun: boolean;
}

/** Runs the cases of every file of a directory, in the order of their names. */
export async function* runDirectory(
  directory: string,
  ops: Ops,
  selection: Selection,
): AsyncGenerator<FileResult> {
  const files = readdirSync(directory)
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => name.slice(0, -'.jsonl'.length))
    .filter((name) => selection.files.length === 0 || selection.files.includes(name))
    .sort();
  for (const file of files) yield await runFile({ directory, file }, ops, selection);
}

/** Reads the records of a case file. */
export function readCases({ directory, file }: Origin): readonly Case[] {
  return readFileSync(join(directory, `${file}.jsonl`), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readCase);
}

/** Returns the first difference of a response from the expectation; `null` if there is none. */
export async function runCase(record: Case, ops: Ops, origin: Origin): Promise<Difference | null> {
  const op = Object.hasOwn(ops, record.op) ? ops[record.op] : undefined;
  if (!op)
    return { path: '', expected: record.expected, got: `no such operation yet: ${record.op}` };

  const notices = new Set<string>();
  try {
    const answer = await withNotices(
      ({ kind, fn }) => void (kind === 'misuse' && notices.add(fn)),
      () => op(record, origin),
    );
    const [expected, got] =
      answer instanceof Judged ? [answer.expected, answer.got] : [record.expected, answer];
    return findDifference(
      sortNotices(throughJson(expected)),
      sortNotices(withNoticeNames(throughJson(got), notices)),
      rulesOf(origin.file),
    );
  } catch (thrown) {
    const got = thrown instanceof Error ? (thrown.stack ?? thrown.message) : String(thrown);
    return { path: '', expected: record.expected, got: `threw ${got}` };
  }
}

/** Runs cases of one file. Those listed in `exceptions.ts` must differ from their record, all others must not. */
export async function runCases(
  cases: readonly Case[],
  ops: Ops,
  origin: Origin,
): Promise<Pick<FileResult, 'failures' | 'excepted'>> {
  const failures: Failure[] = [];
  const excepted: Excepted[] = [];
  for (const record of cases) {
    const difference = await runCase(record, ops, origin);
    const reason = exceptionReason(record.id);
    if (reason !== null && difference) excepted.push({ id: record.id, reason });
    else if (reason !== null) failures.push({ ...UNNEEDED, record });
    else if (difference) failures.push({ ...difference, record });
  }
  return { failures, excepted };
}

const UNNEEDED: Difference = {
  path: '',
  expected: 'a response that differs, as test/conformance/exceptions.ts states',
  got: 'the recorded response: remove the exception',
};

async function runFile(origin: Origin, ops: Ops, selection: Selection): Promise<FileResult> {
  const cases = readCases(origin).filter((record) => isSelected(record, selection));
  const wasRun = cases.some(({ op }) => Object.hasOwn(ops, op));
  const result = await runCases(wasRun ? cases : [], ops, origin);
  return { file: origin.file, total: cases.length, ...result, wasRun };
}

function isSelected(record: Case, { tags, notTags, route }: Selection): boolean {
  const own = record.tags ?? [];
  if (tags.length > 0 && !tags.some((tag) => own.includes(tag))) return false;
  if (notTags.some((tag) => own.includes(tag))) return false;
  return [record.input, ...(record.steps ?? [])].some((request) =>
    String(request?.['route'] ?? request?.['path'] ?? '').startsWith(route),
  );
}

function readCase(line: string): Case {
  // The records' README defines this form; a line in another form fails in its op.
  const record = JSON.parse(line) as Case;
  return record;
}

// The value as a client sees it: absent members are absent, non-finite numbers are null.
function throughJson(value: unknown): unknown {
  const text = JSON.stringify(value) as string | undefined;
  return text === undefined ? undefined : JSON.parse(text);
}

function withNoticeNames(got: unknown, notices: ReadonlySet<string>): unknown {
  if (notices.size === 0 || !isMap(got) || 'notices' in got) return got;
  return { ...got, notices: [...notices] };
}

// The set of functions with notices is compared, not their number or order.
function sortNotices(answer: unknown): unknown {
  if (!isMap(answer) || !Array.isArray(answer['notices'])) return answer;
  return { ...answer, notices: [...new Set(answer['notices'])].sort() };
}

function isMap(value: unknown): value is { [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
