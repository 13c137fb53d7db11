import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Picture } from '../shared/picture.ts';
import type { Criterion } from './criterion.ts';
import type { Formula } from './formula.ts';

/** What the vouchers of a fund are for; `external` funds run outside the platform (1 §3; reference part 1, 6.1). */
export type FundType = 'budget' | 'subsidies' | 'external';

/** Whether a fund is open. Only an active fund can be applied for. */
export type FundState = 'active' | 'paused' | 'closed';

/** The organisation that pays for a fund. */
export interface Sponsor {
  readonly id: string;
  readonly name: string;
  readonly logo: Picture | null;
}

/** A label by which funds can be filtered. */
export interface FundTag {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

/** A question with its answer; the answer is server HTML for the sanitising rich text. */
export interface FaqItem {
  readonly id: string;
  readonly title: string;
  readonly descriptionHtml: string;
}

/** The way out of the shop that an external fund offers (1 §2). */
export interface ExternalLink {
  readonly text: string | null;
  readonly url: string;
}

/** How a fund wants to reach the resident who asks for it. */
export interface ContactPolicy {
  readonly emailRequired: boolean;
  readonly contactInfoEnabled: boolean;
  readonly contactInfoRequired: boolean;
  /** The sentence above the contact field; null when the fund has none. */
  readonly contactInfoMessage: string | null;
}

/** A scheme of the municipality (1 §3). */
export interface Fund {
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly type: FundType;
  readonly state: FundState;
  readonly logo: Picture | null;
  readonly organizationId: string;
  readonly organization: Sponsor;
  readonly descriptionShort: string | null;
  /** Server HTML; only for the sanitising rich text. */
  readonly descriptionHtml: string | null;
  readonly faqTitle: string | null;
  readonly faq: readonly FaqItem[];
  readonly tags: readonly FundTag[];
  readonly criteria: readonly Criterion[];
  readonly formulas: readonly Formula[];
  readonly allowPrevalidations: boolean;
  readonly allowFundRequests: boolean;
  readonly allowDirectRequests: boolean;
  readonly allowPhysicalCards: boolean;
  readonly reservationsEnabled: boolean;
  readonly autoValidation: boolean;
  readonly takenByPartner: boolean;
  /** For how many seconds a confirmed BSN counts for this fund; null when it never has to be confirmed again. */
  readonly bsnConfirmationTime: number | null;
  readonly hasPendingFundRequests: boolean;
  readonly hasApprovedFundRequests: boolean;
  readonly isExternal: boolean;
  /** Null when the fund names no link. */
  readonly externalLink: ExternalLink | null;
  /** The fund's own label of the request button; null for the shop's own. */
  readonly requestButtonText: string | null;
  readonly contact: ContactPolicy;
  readonly startAt: CalendarDate | null;
  readonly endAt: CalendarDate | null;
  /** The end as the platform writes it, in the language of the request. */
  readonly endAtLocale: string | null;
  /** Identity addresses of those who may validate records for this fund. */
  readonly validators: readonly string[];
}
