import type { Journey } from '../journey.ts';
import { activateCode } from './activate-code.ts';
import { answerQuestion } from './answer-question.ts';
import { claim } from './claim.ts';
import { offers } from './offers.ts';
import { preferences } from './preferences.ts';
import { requestFund } from './request-fund.ts';
import { reserve } from './reserve.ts';
import { search } from './search.ts';
import { signIn } from './sign-in.ts';
import { voucher } from './voucher.ts';

/** The ten main journeys. */
export const JOURNEYS: readonly Journey[] = [
  signIn,
  activateCode,
  requestFund,
  answerQuestion,
  voucher,
  offers,
  search,
  reserve,
  claim,
  preferences,
];
