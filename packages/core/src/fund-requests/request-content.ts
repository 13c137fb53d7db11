import { readDraftFiles, type DraftFile } from '../files/stored-file.ts';
import { NO_ADDRESS, type PostalAddress } from '../shared/postal-address.ts';
import type { Fund } from '../funds/fund.ts';

/** Everything that a resident filled in for one fund request, in the form in which this device stores it. */
export interface RequestContent {
  /** The answers as typed, by the id of the criterion. */
  readonly answers: Readonly<Record<string, string>>;
  /** The files, by the id of the criterion. The platform keeps the content of those that are stored. */
  readonly files: Readonly<Record<string, readonly DraftFile[]>>;
  /** Where the card is sent, as typed. */
  readonly address: PostalAddress;
  readonly contact: string;
  /** Whether the platform asked for the contact information after the request was sent (reading 42). */
  readonly contactAsked: boolean;
  readonly email: string;
  /** Whether the declaration of the criteria step is checked. */
  readonly agreed: boolean;
  /** The criteria confirmed for a fund with automatic validation. */
  readonly confirmed: readonly string[];
  /** The steps that were completed. */
  readonly completed: readonly string[];
  /** The last step that was shown; null before the first. */
  readonly step: string | null;
}

/** The answers to the questions of a fund. */
export interface FilledRequest {
  readonly fund: Fund;
  readonly content: RequestContent;
}

/** The content before anything is filled in. */
export const EMPTY_CONTENT: RequestContent = {
  answers: {},
  files: {},
  address: NO_ADDRESS,
  contact: '',
  contactAsked: false,
  email: '',
  agreed: false,
  confirmed: [],
  completed: [],
  step: null,
};

/** The address of the resident, as far as the municipality fills it in for this fund. */
export function knownAddress({ criteria }: Fund): PostalAddress {
  const known = (key: string): string =>
    criteria.find(({ recordTypeKey }) => recordTypeKey === key)?.question?.known ?? '';
  return {
    postcode: known('postal_code'),
    house: known('house_number'),
    houseAddition: known('house_number_addition'),
    street: known('street'),
    city: known('city'),
  };
}

/** Whether there is something to continue with. */
export function hasAnswers({ completed, answers, email }: RequestContent): boolean {
  return completed.length > 0 || Object.keys(answers).length > 0 || email !== '';
}

/** Reads stored content. Leaves out parts of another shape, because another version of the shop may have written them. */
export function readRequestContent(stored: Readonly<Record<string, unknown>>): RequestContent {
  const { contact, contactAsked, email, agreed, confirmed, completed, step } = stored;
  const files = entriesOf(stored['files']).map(([id, kept]) => [id, readDraftFiles(kept)] as const);
  return {
    answers: Object.fromEntries(entriesOf(stored['answers']).filter(isAnswer)),
    files: Object.fromEntries(files),
    address: { ...NO_ADDRESS, ...Object.fromEntries(entriesOf(stored['address']).filter(isAddressPart)) },
    contact: isText(contact) ? contact : '',
    contactAsked: contactAsked === true,
    email: isText(email) ? email : '',
    agreed: agreed === true,
    confirmed: isTextList(confirmed) ? confirmed : [],
    completed: isTextList(completed) ? completed : [],
    step: isText(step) ? step : null,
  };
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function isAnswer(entry: readonly [string, unknown]): entry is readonly [string, string] {
  return isText(entry[1]);
}

function isAddressPart(entry: readonly [string, unknown]): entry is readonly [string, string] {
  return entry[0] in NO_ADDRESS && isText(entry[1]);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}
