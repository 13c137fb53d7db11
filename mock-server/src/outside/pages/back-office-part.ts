import { html } from '../../console/pages/html.ts';
import type { Markup } from '../../console/pages/html.ts';
import type { PageCall } from '../../console/pages/page-call.ts';
import type { BackOfficeAnswerRow, FundRow } from '../../store/table-funds.ts';

/** What a back office can say of everybody, in one choice. */
export const backOfficeWords: readonly (readonly [
  key: string,
  words: string,
  says: Pick<BackOfficeAnswerRow, 'residency' | 'partner' | 'eligibility'>,
])[] = [
  ['eligible', 'heeft er recht op', { residency: 'resident', partner: 'no_voucher', eligibility: 'eligible' }],
  [
    'not_eligible',
    'heeft er geen recht op',
    { residency: 'resident', partner: 'no_voucher', eligibility: 'not_eligible' },
  ],
  ['not_resident', 'woont hier niet', { residency: 'not_resident', partner: 'no_voucher', eligibility: 'eligible' }],
  [
    'taken_by_partner',
    'de partner heeft het al',
    { residency: 'resident', partner: 'has_voucher', eligibility: 'eligible' },
  ],
  ['no_response', 'geen antwoord', { residency: 'no_response', partner: 'no_response', eligibility: 'no_response' }],
];

function saidNow(call: PageCall, fund: FundRow): string {
  const row = call.world
    .table('backoffice_answers')
    .where('fund_id', fund.id)
    .find(({ bsn }) => bsn === null);
  if (!row) return 'not_eligible';
  const found = backOfficeWords.find(
    ([, , says]) =>
      says.residency === row.residency && says.partner === row.partner && says.eligibility === row.eligibility,
  );
  return found?.[0] ?? (row.residency === 'no_response' ? 'no_response' : 'eligible');
}

const office = (call: PageCall, fund: FundRow): Markup =>
  html`<form class="pad stack-s" method="post" action="/_mock/desk/back-office">
    <h3>${fund.name}</h3>
    <input type="hidden" name="fund" value="${fund.id}" />
    <fieldset class="stack-s">
      <legend class="small soft">De gemeente zegt van iedereen:</legend>
      ${backOfficeWords.map(
        ([key, words]) =>
          html`<label class="row"
            ><input
              type="radio"
              name="says"
              value="${key}"
              ${saidNow(call, fund) === key && html`checked`}
            />${words}</label
          >`,
      )}
    </fieldset>
    <label class="row"
      ><input type="checkbox" name="fallback" value="1" ${fund.backoffice?.fallback && html`checked`} />Zonder antwoord
      mag de bewoner toch aanvragen</label
    >
    <button class="btn s">Zo antwoorden</button>
  </form>`;

/** The back office of each fund that asks one. */
export function backOffices(call: PageCall): Markup {
  const funds = call.world
    .table('funds')
    .all()
    .filter((fund) => fund.backoffice !== null);
  return html`<section class="played" aria-labelledby="h-back-office" lang="nl">
    <h2 class="pad-s divided-b" id="h-back-office">Backoffice</h2>
    ${funds.length === 0 ? html`<p class="pad soft">Geen regeling vraagt een backoffice.</p>` : funds.map((fund) => office(call, fund))}
  </section>`;
}
