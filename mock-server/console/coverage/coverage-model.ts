import type { Operation } from '../../src/contract/contract.ts';
import { describedCodes } from '../../src/contract/error-codes.ts';
import { callsByTag } from '../api/api-model.ts';
import type { MockPlatform } from '../../src/http/mock-platform.ts';

/** One answer that the description gives a call. */
export interface CoveredAnswer {
  readonly status: string;
  readonly count: number;
  /** Error codes of the description and of the wire, with how often each was given. */
  readonly codes: readonly { readonly code: string; readonly count: number; readonly described: boolean }[];
}

export interface CoveredCall {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly tag: string;
  readonly answers: readonly CoveredAnswer[];
}

/** So much of so much. */
export interface Share {
  readonly seen: number;
  readonly all: number;
}

/** What was asked of the description since the mock platform started, and what nobody asked. */
export interface Coverage {
  readonly calls: readonly CoveredCall[];
  readonly totals: {
    readonly operations: Share;
    readonly answers: Share;
    readonly words: Share;
    readonly codes: Share;
  };
  /** Words of choices that no answer showed. */
  readonly never: readonly { readonly choice: string; readonly words: readonly string[] }[];
  readonly broken: readonly { readonly operation: string; readonly difference: string }[];
}

function answerOf(platform: MockPlatform, operation: Operation, status: string): CoveredAnswer {
  const touched = platform.coverage.answer(operation.id, status);
  const described = describedCodes(platform.contract, operation, status);
  const names = [...new Set([...described, ...(touched?.codes.keys() ?? [])])].toSorted();
  const codes = names.map((code) => ({
    code,
    count: touched?.codes.get(code) ?? 0,
    described: described.includes(code),
  }));
  return { status, count: touched?.count ?? 0, codes };
}

const shareOf = <T>(items: readonly T[], isSeen: (item: T) => boolean): Share => ({
  seen: items.filter(isSeen).length,
  all: items.length,
});

function codesOf(calls: readonly CoveredCall[]): Share {
  const seen = new Map<string, boolean>();
  for (const { code, count } of calls.flatMap(({ answers }) => answers.flatMap(({ codes }) => codes))) {
    seen.set(code, count > 0 || seen.get(code) === true);
  }
  return shareOf([...seen.values()], (was) => was);
}

/** The state of things now. */
export function coverageOf(platform: MockPlatform): Coverage {
  const calls = [...callsByTag(platform.contract)].flatMap(([tag, operations]) =>
    operations.map((operation) => ({
      id: operation.id,
      method: operation.method,
      path: operation.path,
      tag,
      answers: operation.answers.map((status) => answerOf(platform, operation, status)),
    })),
  );
  const choices = platform.coverage.choices();
  const words = choices.flatMap(({ members, never }) => [...members].map((word) => !never.includes(word)));
  return {
    calls,
    totals: {
      operations: shareOf(calls, ({ answers }) => answers.some(({ count }) => count > 0)),
      answers: shareOf(
        calls.flatMap(({ answers }) => answers),
        ({ count }) => count > 0,
      ),
      words: shareOf(words, (was) => was),
      codes: codesOf(calls),
    },
    never: choices.flatMap(({ name, never }) => (never.length === 0 ? [] : [{ choice: name, words: never }])),
    broken: platform.coverage.broken,
  };
}
