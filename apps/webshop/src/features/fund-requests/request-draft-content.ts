import { readKeptFiles, type KeptFile } from '@stadstegoed/core/files/stored-file.ts';
import type { Draft } from '../../lib/draft/draft.ts';
import { isObject, type StoredObject } from '../../lib/draft/stored-object.ts';

/** Everything that a resident filled in for one fund request. */
export interface RequestDraftContent {
  /** The answers as typed, by the id of the criterion. */
  readonly answers: Readonly<Record<string, string>>;
  /** The files, by the id of the criterion. The platform keeps the content of those that are stored. */
  readonly files: Readonly<Record<string, readonly KeptFile[]>>;
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

/** What is filled in for a fund request, stored on this device after each change. */
export type RequestDraft = Draft<RequestDraftContent>;

/** The content before anything is filled in. */
export const EMPTY_DRAFT: RequestDraftContent = {
  answers: {},
  files: {},
  contact: '',
  contactAsked: false,
  email: '',
  agreed: false,
  confirmed: [],
  completed: [],
  step: null,
};

/** Reads stored content. Leaves out parts of another shape, because another version of the shop may have written them. */
export function readRequestDraft(stored: StoredObject): RequestDraftContent {
  const { answers, files, contact, contactAsked, email, agreed, confirmed, completed, step } = stored;
  return {
    answers: recordOf(answers, isText),
    files: isObject(files) ? mapValues(files, readKeptFiles) : {},
    contact: isText(contact) ? contact : '',
    contactAsked: contactAsked === true,
    email: isText(email) ? email : '',
    agreed: agreed === true,
    confirmed: isTextList(confirmed) ? confirmed : [],
    completed: isTextList(completed) ? completed : [],
    step: isText(step) ? step : null,
  };
}

function recordOf<T>(value: unknown, isValid: (entry: unknown) => entry is T): Readonly<Record<string, T>> {
  if (!isObject(value)) return {};
  const entries = Object.entries(value).flatMap(([key, entry]) => (isValid(entry) ? [[key, entry] as const] : []));
  return Object.fromEntries(entries);
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every(isText);
}

function mapValues<T>(record: StoredObject, read: (value: unknown) => T): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, read(value)]));
}
