import { given } from '../page-kit/page-call.ts';
import { isPlainName } from '../../src/domain/files/uploads.ts';
import { sendAlong } from '../../src/domain/files/attachments.ts';
import { decideRecord, decideRequest, reopenRequest } from '../../src/domain/fund-requests/decide-request.ts';
import { primaryEmail } from '../../src/domain/identity/accounts.ts';
import { decideAsked, decideValidation } from '../../src/domain/records/decide-validation.ts';
import type { FundRequestRow } from '../../src/tables/fund-requests.ts';
import type { OrganizationRow } from '../../src/tables/organizations.ts';
import { notifyOfQuestion, notifyOfRecord } from '../../src/notifications/notify-resident.ts';
import { notifyOfDecision } from '../../src/notifications/notify-of-decision.ts';
import type { World } from '../../src/world/world.ts';
import { notThere, numberIn, type Action } from './action.ts';

const request: Action = (call) => {
  const row = call.world.table('fund_requests').get(numberIn(call, 'id'));
  const state = given(call, 'decision');
  if (row?.state !== 'pending') return notThere;
  if (state !== 'approved' && state !== 'declined' && state !== 'disregarded') return notThere;
  notifyOfDecision(call.world, decideRequest(call.world, row, { state, reason: given(call, 'reason') }));
  return null;
};

const reopen: Action = (call) => {
  const row = call.world.table('fund_requests').get(numberIn(call, 'id'));
  return row && reopenRequest(call.world, row) ? null : notThere;
};

const record: Action = (call) => {
  const row = call.world.table('fund_request_records').get(numberIn(call, 'id'));
  const state = given(call, 'decision');
  if (!row || (state !== 'approved' && state !== 'declined')) return notThere;
  const decided = decideRecord(call.world, row, { state, reason: given(call, 'reason') });
  if (!decided) return notThere;
  notifyOfDecision(call.world, decided);
  return null;
};

/** A question goes by mail, so only somebody with an address can be asked. */
export const mayAsk = (world: World, request: FundRequestRow): boolean =>
  primaryEmail(world, request.identity_address) !== null;

const question: Action = (call) => {
  const { world } = call;
  const row = world.table('fund_requests').get(numberIn(call, 'id'));
  const about = world.table('fund_request_records').get(numberIn(call, 'record'));
  const text = given(call, 'question');
  if (row?.state !== 'pending' || about?.fund_request_id !== row.id || text === null) return notThere;
  const paper = given(call, 'attachment');
  if (paper !== null && !isPlainName(paper)) return 'Dit kan niet: de naam van de bijlage klopt niet.';
  if (!mayAsk(world, row)) return 'Dit kan niet: de aanvrager heeft geen e-mailadres.';
  const now = world.now();
  const asked = world.table('clarifications').insert({
    fund_request_id: row.id,
    fund_request_record_id: about.id,
    question: text,
    message: given(call, 'message'),
    attachment_uid: paper === null ? null : sendAlong(world, row, { uid: world.random.hex(64), name: paper }),
    answer: null,
    state: 'pending',
    file_uids: [],
    answered_at: null,
    created_at: now,
    updated_at: now,
  });
  notifyOfQuestion(world, row, asked);
  return null;
};

/** Who signs: the organisation that was chosen; a refusal is signed by nobody's organisation. */
const signedBy = (organization: OrganizationRow | undefined, state: 'approved' | 'declined') => ({
  identity_address: organization?.identity_address ?? '',
  organization_id: state === 'approved' && organization ? organization.id : null,
});

const validation: Action = (call) => {
  const row = call.world.table('record_validations').get(numberIn(call, 'id'));
  const state = given(call, 'decision');
  const organization = call.world.table('organizations').get(numberIn(call, 'organization'));
  if (row?.state !== 'pending' || (state !== 'approved' && state !== 'declined')) return notThere;
  decideValidation(call.world, row, { state, by: signedBy(organization, state) });
  notifyOfRecord(call.world, row.record_id, state);
  return null;
};

const askedOf: Action = (call) => {
  const row = call.world.table('validator_requests').get(numberIn(call, 'id'));
  const state = given(call, 'decision');
  if (!row || (state !== 'approved' && state !== 'declined')) return notThere;
  if (!decideAsked(call.world, row, state)) return notThere;
  notifyOfRecord(call.world, row.record_id, state);
  return null;
};

/** What a validator does. */
export const validatorActions = {
  request,
  reopen,
  record,
  question,
  validation,
  'validator-request': askedOf,
};
