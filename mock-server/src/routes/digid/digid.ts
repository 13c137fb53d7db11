/** DigiD: the start and the two browser redirects. */

import { coded, Refusal, said, unauthorised, type FieldErrors } from '../../http/refusal.ts';
import { redirect, type Call } from '../../http/call.ts';
import { operation, route } from '../../http/operation.ts';
import { numberOf, textOf } from '../../input.ts';
import { finishVisit, leaveForDigid, openVisit, startVisit } from '../../services/digid/digid.ts';
import { tokenOf } from '../../http/caller.ts';
import { problemOf } from '../../domain/identity/bearer.ts';
import type { DigidSessionRow } from '../../tables/services.ts';
import { linkUrl } from '../../http/platform.ts';
import { isActiveHere } from '../../wire/fund-scope.ts';

const visitOver = {
  nl: 'Uw bezoek aan DigiD is voorbij. Begin opnieuw in de webwinkel.',
  en: 'Your visit to DigiD is over. Start again in the web shop.',
};
const wrongFund = { nl: 'Deze regeling staat niet open.', en: 'This fund is not open.' };

function checkFund(call: Call): FieldErrors {
  const id = numberOf(call.body, 'fund_id');
  if (id === null) return {};
  const fund = call.world.table('funds').get(id);
  return fund && isActiveHere(call, fund) ? {} : { fund_id: [wrongFund] };
}

/** DigiD does not accept the start: 503 with the code for the error page. */
const notAccepted = (code: string): Refusal =>
  new Refusal(
    503,
    (say) => ({ message: say({ nl: 'DigiD is nu niet bereikbaar.', en: 'DigiD cannot be reached now.' }) }),
    { 'Error-Code': `digid_${code.toLowerCase()}` },
  );

/** Checks the permission for DigiD before it validates the fields. */
function guardStart(call: Call): void {
  if (call.clientType !== 'webshop') throw coded(403, 'DigiD is not available for this client.');
  if (!call.tenant.digid) {
    throw said(403, { nl: 'U kunt hier niet met DigiD inloggen.', en: 'You cannot sign in with DigiD here.' });
  }
  if (textOf(call.body, 'request') === 'fund_request' && !call.caller) {
    throw unauthorised(problemOf(call.world, tokenOf(call.headers)));
  }
}

export const startDigid = operation('startDigid', { guard: guardStart, check: checkFund }, (call) => {
  const refused = call.world.settings.digid_start_error;
  if (refused !== null) throw notAccepted(refused);
  const visit = startVisit(call.world, {
    request: textOf(call.body, 'request') === 'fund_request' ? 'fund_request' : 'auth',
    fund_id: numberOf(call.body, 'fund_id'),
    identity_address: call.caller?.identity.address ?? null,
    tenant_key: call.tenant.key,
  });
  return { redirect_url: `${linkUrl(call.platform.settings)}/platform/digid/${visit.uid}/redirect` };
});

function visitIn(call: Call): DigidSessionRow {
  const visit = openVisit(call.world, call.params['session_uid'] ?? '');
  if (!visit) throw said(404, visitOver);
  return visit;
}

export const redirectToDigid = route(
  { method: 'GET', path: '/platform/digid/{session_uid}/redirect', browser: true },
  (call) => redirect(leaveForDigid(call.world, call.platform.settings, visitIn(call))),
);

export const returnFromDigid = route(
  { method: 'GET', path: '/platform/digid/{session_uid}/resolve', browser: true },
  (call) =>
    redirect(
      finishVisit(call.world, call.platform.settings, {
        visit: visitIn(call),
        secret: textOf(call.query, 'session_secret'),
        rid: textOf(call.query, 'rid'),
      }),
    ),
);
