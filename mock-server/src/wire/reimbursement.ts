import { dayOf } from '../calendar.ts';
import type { Call } from '../http/call.ts';
import { isOpen, leadDays } from '../domain/reimbursements/reimbursement.ts';
import { lastDay } from '../domain/vouchers/voucher-state.ts';
import {
  isReimbursementDeactivated,
  isReimbursementExpired,
  voucherOf,
} from '../domain/reimbursements/reimbursements.ts';
import type { FundRow } from '../tables/funds.ts';
import type { ReimbursementRow } from '../tables/reimbursements.ts';
import { fundOf } from '../domain/vouchers/vouchers.ts';
import { file, filesOf } from './file.ts';
import { dayLocale, moment, money, moneyLocale } from './format.ts';
import { mediaCompact, mediaFull } from './media.ts';

const stateNames = {
  draft: { nl: 'Concept', en: 'Draft' },
  pending: { nl: 'Ingediend', en: 'Submitted' },
  approved: { nl: 'Goedgekeurd', en: 'Approved' },
  declined: { nl: 'Afgewezen', en: 'Declined' },
} as const;

const day = (call: Call, name: string, value: string | null): object => ({
  [name]: value,
  [`${name}_locale`]: value === null ? null : dayLocale(value, call.language),
});

const dayAt = (instant: number | null): string | null => (instant === null ? null : dayOf(instant));

function leadTime(call: Call, row: ReimbursementRow): string {
  const days = leadDays(row, call.world.now());
  return days === 1 ? call.say({ nl: '1 dag', en: '1 day' }) : call.say({ nl: `${days} dagen`, en: `${days} days` });
}

function fundPart(call: Call, fund: FundRow): object {
  const sponsor = call.world.table('organizations').get(fund.organization_id);
  return {
    id: fund.id,
    name: fund.name,
    organization_id: fund.organization_id,
    logo: mediaFull(call, fund.logo_uid),
    organization: {
      id: fund.organization_id,
      name: sponsor?.name ?? '',
      logo: mediaCompact(call, sponsor?.logo_uid ?? null),
    },
  };
}

const fields = (row: ReimbursementRow): object => ({
  id: row.id,
  code: row.code,
  title: row.title,
  description: row.description,
  amount: row.amount === null ? null : money(row.amount),
  amount_locale: row.amount === null ? null : moneyLocale(row.amount),
  email: row.email,
  iban: row.iban,
  iban_name: row.iban_name,
  voucher_id: row.voucher_id,
});

/** A reimbursement as its owner reads it. */
export function reimbursement(call: Call, row: ReimbursementRow): object {
  const { world } = call;
  const voucher = voucherOf(world, row);
  const fund = fundOf(world, voucher.fund_id);
  const open = isOpen(row);
  return {
    ...fields(row),
    state: row.state,
    state_locale: call.say(stateNames[row.state]),
    reason: row.reason,
    expired: isReimbursementExpired(world, row),
    deactivated: isReimbursementDeactivated(world, row),
    resolved: !open,
    employee_id: row.employee_id,
    lead_time_locale: leadTime(call, row),
    fund: fundPart(call, fund),
    files: filesOf(call, row.file_uids).map((item, order) => file(call, { ...item, order })),
    ...day(call, 'submitted_at', dayAt(row.submitted_at)),
    ...day(call, 'resolved_at', dayAt(row.resolved_at)),
    ...day(call, 'expire_at', open ? lastDay(voucher, fund) : null),
    ...moment('created_at', row.created_at, call.language),
  };
}
