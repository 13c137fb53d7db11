import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import type { Language } from '@stadstegoed/core/shared/language.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { makeAutoObservable, observableRef } from 'mobx';
import { Modals } from '../../support/app-ports.ts';
import { Loadable } from '../../support/loadable.ts';
import type { ViewModel } from '../../support/view-model.ts';
import type { Viewer } from './fund-action.ts';
import { FundReader } from './fund-reader.ts';

/** The id of the fund, the language, and whether somebody is signed in. */
export interface FundParams {
  readonly id: string;
  readonly language: Language;
  readonly signedIn: boolean;
}

/** The screen of one fund (1 §2). */
export class FundViewModel implements ViewModel<FundParams> {
  static readonly dependencies = [FundReader, Modals] as const;
  fund = new Loadable<Fund>();
  /** The resident's vouchers, which decide the status and the action of the fund. */
  readonly vouchers = new Loadable<readonly Voucher[]>();
  readonly #reader: FundReader;
  readonly #modals: Modals;
  #id: string | null = null;

  constructor(reader: FundReader, modals: Modals) {
    this.#reader = reader;
    this.#modals = modals;
    makeAutoObservable(this, { fund: observableRef, vouchers: false }, { autoBind: true });
  }

  get signedIn(): boolean {
    return this.#reader.signedIn;
  }

  get viewer(): Viewer {
    return this.#reader.viewer;
  }

  /** The name of the fund, for the title of the page. */
  get name(): string | null {
    return this.fund.value?.name ?? null;
  }

  /** Whether the platform has no fund with this id. */
  get isMissing(): boolean {
    return this.fund.failure?.kind === 'not_found';
  }

  start({ id }: FundParams): void {
    if (this.#id !== id) this.fund = new Loadable<Fund>();
    this.#id = id;
    void this.fund.load((signal) => this.#reader.read(id, signal));
    void this.vouchers.load((signal) => this.#reader.vouchers(signal));
  }

  stop(): void {
    this.fund.stop();
    this.vouchers.stop();
  }

  /** Opens an explanation of a request that is in progress. */
  explainPending(): void {
    this.#modals.open('notification', PENDING_EXPLAINED);
  }
}

/** The dialog of the pending button of a fund, which has no screen to open. */
export const PENDING_EXPLAINED = {
  title: { key: 'funds.pending.title' },
  lines: [{ key: 'funds.pending.text' }, { key: 'funds.pending.call' }],
} as const;
