import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Picture } from '../shared/picture.ts';
import type { Criterion } from './criterion.ts';
import type { Formula } from './formula.ts';

/** The type of a fund; `external` funds run outside the platform. */
export type FundType = 'budget' | 'subsidies' | 'external';

/** The state of a fund. Only an active fund accepts applications. */
export type FundState = 'active' | 'paused' | 'closed';

/** The organisation that pays for a fund. */
export interface Sponsor {
  readonly id: string;
  readonly name: string;
  readonly logo: Picture | null;
}

/** A label to filter funds by. */
export interface FundTag {
  readonly id: string;
  readonly key: string;
  readonly name: string;
}

/** A question with its answer; the answer is server HTML for the sanitising `RichText`. */
export interface FaqItem {
  readonly id: string;
  readonly title: string;
  readonly descriptionHtml: string;
}

/** The link of an external fund to a site outside the shop. */
export interface ExternalLink {
  readonly text: string | null;
  readonly url: string;
}

/** The contact details that a fund asks of the resident in a request. */
export interface ContactPolicy {
  readonly emailRequired: boolean;
  readonly contactInfoEnabled: boolean;
  readonly contactInfoRequired: boolean;
  /** The text above the contact field; null when the fund has none. */
  readonly contactInfoMessage: string | null;
}

/** A step of the criteria in a request: a screen. */
export interface CriteriaStep {
  readonly id: string;
  readonly title: string;
  /** Server HTML; only for the sanitising rich text. */
  readonly descriptionHtml: string | null;
}

/** A group of the criteria: a heading on a screen. */
export interface CriteriaGroup extends CriteriaStep {
  /** At least one of its criteria needs an answer. */
  readonly isRequired: boolean;
}

/** Whom a municipality wants to be asked about a fund. */
export interface FundHelp {
  readonly title: string | null;
  readonly blockText: string | null;
  /** Server HTML; only for the sanitising rich text. */
  readonly descriptionHtml: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly website: string | null;
}

/** A scheme of the municipality. */
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
  /** Server HTML; render only with the sanitising `RichText`. */
  readonly descriptionHtml: string | null;
  readonly faqTitle: string | null;
  readonly faq: readonly FaqItem[];
  readonly tags: readonly FundTag[];
  readonly criteria: readonly Criterion[];
  /** The steps and groups in which a request asks the criteria; none on the platform of the specification. */
  readonly criteriaSteps: readonly CriteriaStep[];
  readonly criteriaGroups: readonly CriteriaGroup[];
  /** The population register fills in answers of a request (`FundRequests.readPrefills`). */
  readonly usesRegister: boolean;
  /** A request gives the address to which a card is sent. */
  readonly asksCardAddress: boolean;
  /** Pays to the account of the resident, in place of a voucher. */
  readonly isPayout: boolean;
  /** The help of the municipality for this fund; null when it has none. */
  readonly help: FundHelp | null;
  readonly formulas: readonly Formula[];
  readonly allowPrevalidations: boolean;
  readonly allowFundRequests: boolean;
  readonly allowDirectRequests: boolean;
  readonly allowPhysicalCards: boolean;
  readonly reservationsEnabled: boolean;
  readonly autoValidation: boolean;
  readonly takenByPartner: boolean;
  /** The platform says that the resident has the fund, so that it checks no criteria; never that of the specification. */
  readonly isReceived: boolean;
  /** Seconds that a BSN confirmation is valid for this fund; null when it never expires. */
  readonly bsnConfirmationTime: number | null;
  readonly hasPendingFundRequests: boolean;
  readonly hasApprovedFundRequests: boolean;
  readonly isExternal: boolean;
  /** Null when the fund has no link. */
  readonly externalLink: ExternalLink | null;
  /** The fund's own label of the request button; null for the default label. */
  readonly requestButtonText: string | null;
  readonly contact: ContactPolicy;
  readonly startAt: CalendarDate | null;
  readonly endAt: CalendarDate | null;
  /** The end date as formatted by the platform in the language of the request. */
  readonly endAtLocale: string | null;
  /** Identity addresses of those who may validate records for this fund. */
  readonly validators: readonly string[];
}
