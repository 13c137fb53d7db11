import type { PageCall } from '../page-kit/page-call.ts';
import { primaryEmail } from '../../src/domain/identity/accounts.ts';
import type { FundRequestRow, FundRow } from '../../src/database/tables/funds.ts';
import { fundOf } from '../../src/domain/vouchers/vouchers.ts';
import { dayLocale } from '../../src/wire/format.ts';
import type { Effects } from './desk-view.ts';

/** What an approval brings by itself, by the setting of the sponsor (part 1, 5.4). */
function brings(call: PageCall, fund: FundRow): string {
  const sponsor = call.world.table('organizations').get(fund.organization_id);
  if (fund.type === 'external') return `Geen tegoed: ${fund.name} wordt elders geregeld`;
  if (sponsor?.auto_apply === 'apply_auto_requested') {
    return `Een tegoed in ${fund.name}, tot en met ${dayLocale(fund.end_date, 'nl')}, als alle eisen kloppen`;
  }
  if (sponsor?.auto_apply === 'apply_auto_available') {
    return `Een tegoed in ${fund.name} en in elke andere open regeling waarvan alle eisen kloppen`;
  }
  return `Geen tegoed uit zichzelf: de bewoner activeert ${fund.name} daarna zelf`;
}

/** What follows from a decision on this request; null when it is decided. */
export function requestEffects(call: PageCall, row: FundRequestRow): Effects | null {
  if (row.state !== 'pending') return null;
  const fund = fundOf(call.world, row.fund_id);
  const hasMail = primaryEmail(call.world, row.identity_address) !== null;
  const notice = (words: string): string =>
    hasMail ? `Mail en melding: ${words}` : `Melding: ${words}; geen mail, want er is geen adres`;
  const records = call.world.table('fund_request_records').where('fund_request_id', row.id);
  const facts = records.length === 1 ? 'Eén gegeven geldt' : `${records.length} gegevens gelden`;
  return [
    [
      'Alles goed',
      [
        ['ticket', brings(call, fund)],
        ['bell', notice('aanvraag goedgekeurd')],
        ['user', `${facts} als gecontroleerd`],
      ],
    ],
    [
      'Deels goed',
      [
        ['file', 'De stand wordt approved_partly, zonder tegoed'],
        ['bell', notice('per afgewezen gegeven, met de reden')],
      ],
    ],
    ['Alles afwijzen', [['bell', notice('aanvraag afgewezen, met de toelichting')]]],
    [
      'Vraag',
      [
        hasMail ? ['mail', 'Mail met een link naar de vraag'] : ['warn', 'Kan niet: er is geen mailadres'],
        ['clock', 'De vraag staat open, de stand blijft pending'],
      ],
    ],
  ];
}
