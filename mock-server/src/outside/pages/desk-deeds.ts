import type { FastifyInstance } from 'fastify';
import { given, pageCall } from '../../console/pages/page-call.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import { primaryEmail } from '../../store/accounts.ts';
import { decideRequest } from '../../store/decide-request.ts';
import { decideClaim } from '../../store/reimbursements.ts';
import { acceptReservation, cancelByProvider, rejectReservation } from '../../store/reservations.ts';
import type { FundRequestRow } from '../../store/table-funds.ts';
import { tellOfClaim, tellOfReservation } from '../../store/tell.ts';
import { fundOf } from '../../store/vouchers.ts';
import type { Twin } from '../../twin.ts';
import { sendMail } from '../mailbox.ts';
import { backOfficeWords } from './back-office-part.ts';

const idIn = (call: PageCall): number => Number(given(call, 'id'));

function decideOnRequest(call: PageCall): void {
  const request = call.world.table('fund_requests').get(idIn(call));
  const decision = given(call, 'decision');
  if (!request || request.state !== 'pending') return;
  if (decision === 'approved' || decision === 'declined' || decision === 'disregarded') {
    decideRequest(call.world, request, decision);
  }
}

/** Tells the resident that a question waits (part 1, 5.4). */
function mailQuestion(call: PageCall, request: FundRequestRow, about: { id: number; question: string }): void {
  const { world, twin } = call;
  const email = primaryEmail(world, request.identity_address);
  const fund = fundOf(world, request.fund_id);
  const tenant = world.table('tenants').get(fund.tenant_id);
  if (!email || !tenant) return;
  const url = `${twin.settings.shopUrl}/funds/${fund.id}/requests/${request.id}/clarifications/${about.id}`;
  sendMail({ world, language: 'nl', tenant, say: (sentence) => sentence.nl }, email.email, {
    kind: 'clarification_asked',
    subject: {
      nl: `Een vraag over uw aanvraag voor ${fund.name}`,
      en: `A question about your request for ${fund.name}`,
    },
    lines: [{ nl: about.question, en: about.question }],
    button: { label: { nl: 'Beantwoord de vraag', en: 'Answer the question' }, url },
  });
}

function askQuestion(call: PageCall): void {
  const { world } = call;
  const request = world.table('fund_requests').get(idIn(call));
  const record = world.table('fund_request_records').get(Number(given(call, 'record')));
  const question = given(call, 'question');
  if (!request || record?.fund_request_id !== request.id || question === null) return;
  const asked = world.table('clarifications').insert({
    fund_request_id: request.id,
    fund_request_record_id: record.id,
    question,
    answer: null,
    state: 'pending',
    file_uids: [],
    answered_at: null,
    created_at: world.now(),
    updated_at: world.now(),
  });
  mailQuestion(call, request, asked);
}

function decideOnReservation(call: PageCall): void {
  const row = call.world.table('product_reservations').get(idIn(call));
  if (!row) return;
  const decisions = { accept: acceptReservation, reject: rejectReservation, cancel: cancelByProvider };
  const decision = given(call, 'decision');
  if (decision !== 'accept' && decision !== 'reject' && decision !== 'cancel') return;
  const decided = decisions[decision](call.world, row);
  if (decided) tellOfReservation(call.world, decided);
}

function decideOnClaim(call: PageCall): void {
  const row = call.world.table('reimbursements').get(idIn(call));
  const decision = given(call, 'decision');
  if (!row) return;
  if (decision !== 'approved' && decision !== 'declined') return;
  const decided = decideClaim(call.world, row, { state: decision, reason: given(call, 'reason') });
  if (decided) tellOfClaim(call.world, decided);
}

function setBackOffice(call: PageCall): void {
  const { world } = call;
  const fund = world.table('funds').get(Number(given(call, 'fund')));
  const said = backOfficeWords.find(([key]) => key === given(call, 'says'));
  if (!fund?.backoffice || !said) return;
  const answers = world.table('backoffice_answers');
  for (const row of answers.where('fund_id', fund.id)) if (row.bsn === null) answers.remove(row);
  answers.insert({ fund_id: fund.id, bsn: null, ...said[2] });
  const fallback = given(call, 'fallback') !== null;
  world.table('funds').update(fund, { backoffice: { ...fund.backoffice, fallback } });
}

const deeds: { readonly [name: string]: (call: PageCall) => void } = {
  request: decideOnRequest,
  question: askQuestion,
  reservation: decideOnReservation,
  claim: decideOnClaim,
  'back-office': setBackOffice,
};

/** What is decided at the desk; each deed leads back to it. */
export function addDeskDeeds(app: FastifyInstance, twin: Twin): void {
  for (const [name, deed] of Object.entries(deeds)) {
    app.post(`/_mock/desk/${name}`, async (request, reply) => {
      deed(pageCall(twin, request));
      return reply.redirect('/_mock/desk', 303);
    });
  }
}
