import { choiceMessages, type Changed } from '@stadstegoed/core/reservations/reserve-outcome.ts';
import type { InvalidFailure } from '@stadstegoed/core/shared/failure.ts';
import { voucherEndSentence } from '../../lib/action/failure-sentence.ts';
import type { Sentence } from '../../lib/app/app-ports.ts';

/** Why the resident has to look again. `hasChoice`: another voucher can pay; null when the scene already says it. */
export function changeSentence({ change, voucherEnd }: Changed, hasChoice: boolean): Sentence | null {
  if (change === 'amounts') return { key: 'reservations.reserve.amountChanged' };
  if (voucherEnd !== null) return voucherEndSentence(voucherEnd, hasChoice ? 'choose' : 'call');
  return hasChoice ? { key: 'reservations.reserve.voucherChanged' } : null;
}

/** The platform's own reason for a rejection; ours when it has none for residents. */
export function rejectionSentence(failure: InvalidFailure): Sentence {
  const [message] = choiceMessages(failure);
  if (message !== undefined) return { literal: message };
  const isGone = failure.code === 'product_not_available';
  return { key: isGone ? 'shell.failure.offerGone' : 'reservations.reserve.rejectedText' };
}
