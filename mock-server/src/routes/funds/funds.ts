/** The funds of a municipality: list, read, activate. */

import { created, type Call, type SignedCall } from '../../http/call.ts';
import { operation } from '../../http/operation.ts';
import { numberOf, textOf } from '../../input.ts';
import { asked, paged, whole } from '../../http/page.ts';
import { unknownRows } from '../../http/rows-of-call.ts';
import { said, type FieldErrors } from '../../http/refusal.ts';
import { applyRefusal, applyTexts } from '../../domain/fund-activation/fund-apply.ts';
import { meetsAll } from '../../domain/funds/facts.ts';
import { issueVouchers, isTakenByPartner } from '../../domain/vouchers/issue.ts';
import { passNightsBefore } from '../../notifications/reminders.ts';
import { notifyOfNewVouchers } from '../../notifications/notify-of-decision.ts';
import type { FundRow } from '../../tables/funds.ts';
import type { VoucherRow } from '../../tables/vouchers.ts';
import { liveVouchers } from '../../domain/vouchers/vouchers.ts';
import { hasEnded, isOfEdition, isOfTenant } from '../../wire/fund-scope.ts';
import { fund } from '../../wire/fund.ts';
import { markdownToText } from '../../wire/markdown.ts';
import { voucherDetail } from '../../wire/voucher.ts';
import { backOfficeAnswer, isAsked } from '../../domain/fund-activation/backoffice-of.ts';
import { fundIn } from './fund-of-call.ts';
import { unknownChoice } from '../../http/texts.ts';

function checkList(call: Call): FieldErrors {
  const tag = textOf(call.query, 'tag');
  return {
    ...unknownRows(call, { organization_id: 'organizations', fund_id: 'funds' }),
    ...(tag !== null && !call.world.table('tags').first('key', tag) ? { tag: [unknownChoice] } : {}),
  };
}

function isShown(call: Call, row: FundRow): boolean {
  const all = textOf(call.query, 'state') === 'active_paused_and_closed';
  if (row.archived || row.state === 'waiting' || !row.configured || !isOfTenant(call, row) || !isOfEdition(call, row))
    return false;
  if (!all && row.state !== 'active') return false;
  return row.type !== 'external' || asked(call, 'with_external') === true;
}

/** The id of the requested tag, which is named by number or key; null without one. */
function askedTag(call: Call): number | null {
  const key = textOf(call.query, 'tag');
  const byKey = key === null ? null : (call.world.table('tags').first('key', key)?.id ?? 0);
  return numberOf(call.query, 'tag_id') ?? byKey;
}

function fits(call: Call, row: FundRow): boolean {
  const words = textOf(call.query, 'q')?.trim().toLowerCase() ?? '';
  const texts = [row.name, markdownToText(row.description), row.description_short ?? ''];
  const tag = askedTag(call);
  const organization = numberOf(call.query, 'organization_id');
  const wanted = numberOf(call.query, 'fund_id');
  return [
    texts.some((text) => text.toLowerCase().includes(words)),
    tag === null || row.tag_ids.includes(tag),
    organization === null || row.organization_id === organization,
    wanted === null || row.id === wanted,
  ].every(Boolean);
}

/** The filters `has_products`, `has_subsidies` and `has_providers`: 1 keeps funds with them, 0 funds without. */
function fitsSupply(call: Call, row: FundRow): boolean {
  const approved = call.world.table('fund_products').where('fund_id', row.id).length > 0;
  const providers = call.world
    .table('fund_providers')
    .where('fund_id', row.id)
    .some((item) => item.state === 'accepted');
  const wishes: readonly [string, boolean][] = [
    ['has_products', row.type === 'budget' && (approved || providers)],
    ['has_subsidies', row.type === 'subsidies' && approved],
    ['has_providers', providers],
  ];
  return wishes.every(([name, has]) => asked(call, name) === null || asked(call, name) === has);
}

export const listFunds = operation('listFunds', { check: checkList }, (call) => {
  passNightsBefore(call.world);
  const down = textOf(call.query, 'order_by_dir') === 'desc';
  const rows = call.world
    .table('funds')
    .all()
    .filter((row) => isShown(call, row) && fits(call, row) && fitsSupply(call, row))
    .toSorted((one, other) => (one.created_at - other.created_at || one.id - other.id) * (down ? -1 : 1));
  const show = (row: FundRow): object => fund(call, row, asked(call, 'check_criteria') === true);
  const sponsors = new Set(rows.map((row) => row.organization_id));
  const body = call.query['per_page'] === undefined ? whole(call, rows, show) : paged(call, rows, { size: 15, show });
  return withSponsors(
    body,
    [...sponsors].flatMap((id) => nameOf(call, id)),
  );
});

function nameOf(call: Call, id: number): { id: number; name: string }[] {
  const row = call.world.table('organizations').get(id);
  return row ? [{ id: row.id, name: row.name }] : [];
}

const withSponsors = (body: object, organizations: readonly object[]): object => ({
  ...body,
  ...('meta' in body && typeof body.meta === 'object' ? { meta: { ...body.meta, organizations } } : {}),
});

/** The voucher that an approved request gave immediately; activating the fund after that answers with it. */
function broughtByApproval(call: SignedCall, row: FundRow): VoucherRow | undefined {
  const { world } = call;
  const { address } = call.caller.identity;
  const approved = world
    .table('fund_requests')
    .where('identity_address', address)
    .some((request) => request.fund_id === row.id && request.state === 'approved');
  return row.auto_validation && approved ? liveVouchers(world, address, row.id)[0] : undefined;
}

export const applyFund = operation('applyFund', { guard: fundIn }, (call) => {
  const row = fundIn(call);
  const { world } = call;
  const { identity } = call.caller;
  const asksPartner = isAsked(world, row, identity) && row.backoffice?.partner_check === true;
  const live = liveVouchers(world, identity.address, row.id);
  const pending = world.table('fund_requests').where('identity_address', identity.address);
  const refusal = applyRefusal({
    active: row.state === 'active' && !hasEnded(call, row),
    external: row.type === 'external',
    configured: row.configured,
    partnerAnswer: asksPartner ? backOfficeAnswer(world, row, identity).partner : 'not_asked',
    takenByPartner: isTakenByPartner(world, identity, row.id),
    hasVoucher: live.length > 0,
    hasPendingRequest: pending.some((request) => request.fund_id === row.id && request.state === 'pending'),
    meetsAllCriteria: meetsAll(world, identity, row),
  });
  const brought = refusal === 'has_voucher' ? broughtByApproval(call, row) : undefined;
  if (brought) return { data: voucherDetail(call, brought) };
  if (refusal) throw said(403, applyTexts[refusal]);
  const vouchers = issueVouchers(world, identity, row);
  notifyOfNewVouchers(world, vouchers);
  const [made] = vouchers;
  return made ? created({ data: voucherDetail(call, made) }) : { data: null };
});

export const readFund = operation('readFund', {}, (call) => {
  passNightsBefore(call.world);
  const check = call.caller !== null || asked(call, 'check_criteria') === true;
  return { data: fund(call, fundIn(call), check) };
});
