import type { Failure } from '@stadstegoed/core/shared/failure.ts';
import { refuseEmails, type EmailRefusal } from '@stadstegoed/core/sign-in/email-rules.ts';
import { typedEmail } from '@stadstegoed/core/shared/typed-email.ts';
import type { TextKey } from '../../texts/text-keys.ts';
import { limitSentence } from '../action/failure-sentence.ts';
import type { FormErrors, FormOptions } from './form.ts';

/** An address and its repetition, which must be equal (reading 23). */
export interface EmailPair {
  readonly email: string;
  readonly confirmation: string;
}

/** The sentences of a form with an address and its repetition. */
export interface EmailPairTexts extends Readonly<Record<EmailRefusal, TextKey>> {
  /** Said when too many mails were asked for and the platform sends no sentence of its own. */
  readonly tooMany: TextKey;
  /** The sentence when it is unknown whether a mail was sent; the sentence of every form when absent. */
  readonly timeout?: TextKey;
}

const FIELDS = {
  email_missing: 'email',
  email_malformed: 'email',
  emails_differ: 'confirmation',
} as const satisfies Record<EmailRefusal, keyof EmailPair>;

/** The rules of both fields. */
export function emailPairRules(texts: EmailPairTexts): NonNullable<FormOptions<EmailPair>['rules']> {
  const sentenceAt = (field: keyof EmailPair, { email, confirmation }: EmailPair) => {
    const refused = refuseEmails(email, confirmation);
    return refused !== null && FIELDS[refused] === field ? { key: texts[refused] } : null;
  };
  return {
    email: (_, pair) => sentenceAt('email', pair),
    confirmation: (_, pair) => sentenceAt('confirmation', pair),
  };
}

/** Both addresses as the shop reads them. */
export const EMAIL_PAIR_WRITERS: NonNullable<FormOptions<EmailPair>['write']> = {
  email: (email) => ({ email: typedEmail(email) }),
  confirmation: (confirmation) => ({ confirmation: typedEmail(confirmation) }),
};

/** A refusal at its field. */
export function emailRefusalErrors(texts: EmailPairTexts, refused: EmailRefusal): FormErrors<EmailPair> {
  return { [FIELDS[refused]]: [{ key: texts[refused] }] };
}

/** A failure at the address, as far as the platform limits mails; null for the default handling. */
export function emailFailureErrors(texts: EmailPairTexts, failure: Failure): FormErrors<EmailPair> | null {
  if (failure.kind === 'timeout' && texts.timeout !== undefined) return { email: [{ key: texts.timeout }] };
  if (failure.kind !== 'rate_limited') return null;
  return { email: [limitSentence(failure, texts.tooMany)] };
}
