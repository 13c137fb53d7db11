import type { Contract, Operation } from './contract.ts';
import { Enums } from './enums.ts';
import type { Choice } from './enums.ts';

/** How often one answer of an operation was given, and with which error codes. */
export type AnswerCoverage = { readonly count: number; readonly codes: ReadonlyMap<string, number> };

/** An answer of the mock platform that broke the description. */
export type OffContract = { readonly operation: string; readonly difference: string };

/** Answers of each kind that are looked through for words; after that one in so many, for looking costs time. */
const lookedThrough = 64;

/** Broken answers that are remembered. */
const keptBroken = 20;

/** What was really asked of the description since the mock platform started: operations, statuses, error codes, words of choices. */
export class Coverage {
  readonly #enums: Enums;
  readonly #contract: Contract;
  readonly #answers = new Map<string, Map<number, { count: number; codes: Map<string, number> }>>();
  readonly #words = new Map<string, Set<string>>();
  readonly #broken: OffContract[] = [];
  #choices: readonly Choice[] | null = null;

  constructor(contract: Contract) {
    this.#contract = contract;
    this.#enums = new Enums(contract.document);
  }

  /** Counts an answer. */
  note(operation: string, answer: { readonly status: number; readonly code: string | null }): void {
    const known = this.#answers.get(operation)?.get(answer.status) ?? this.#first(operation, answer.status);
    known.count += 1;
    if (answer.code !== null) known.codes.set(answer.code, (known.codes.get(answer.code) ?? 0) + 1);
  }

  #first(operation: string, status: number): { count: number; codes: Map<string, number> } {
    const statuses = this.#answers.get(operation) ?? new Map<number, { count: number; codes: Map<string, number> }>();
    const first = { count: 0, codes: new Map<string, number>() };
    this.#answers.set(operation, statuses.set(status, first));
    return first;
  }

  /** Looks which words of choices stand in an answer: in all of the first answers of a kind, later in some. */
  look(operation: Operation, status: number, body: unknown): void {
    const seen = this.#answers.get(operation.id)?.get(status)?.count ?? 0;
    if (seen >= lookedThrough && seen % lookedThrough !== 0) return;
    this.#enums.see({ operation, status }, body, (choice, word) => {
      const words = this.#words.get(choice) ?? new Set<string>();
      this.#words.set(choice, words.add(word));
    });
  }

  /** Remembers that an answer broke the description. */
  broke(broken: OffContract): void {
    this.#broken.push(broken);
    if (this.#broken.length > keptBroken) this.#broken.shift();
  }

  answer(operation: string, status: string): AnswerCoverage | null {
    return this.#answers.get(operation)?.get(Number(status)) ?? null;
  }

  /** Every choice of the answers, and its words that no answer showed. */
  choices(): readonly (Choice & { readonly never: readonly string[] })[] {
    this.#choices ??= this.#enums.all(this.#contract.operations);
    return this.#choices.map((choice) => ({
      ...choice,
      never: [...choice.members].filter((word) => !this.#words.get(choice.name)?.has(word)),
    }));
  }

  get broken(): readonly OffContract[] {
    return this.#broken;
  }

  /** `operation status code` for each kind of answer, in order; the same set of calls gives the same lines. */
  lines(): readonly string[] {
    const all = [...this.#answers].flatMap(([operation, statuses]) =>
      [...statuses].flatMap(([status, { codes }]) => [
        `${operation} ${status}`,
        ...[...codes.keys()].map((code) => `${operation} ${status} ${code}`),
      ]),
    );
    return all.toSorted();
  }

  /** Forgets everything: from here on is counted anew. */
  clear(): void {
    this.#answers.clear();
    this.#words.clear();
    this.#broken.length = 0;
  }
}
