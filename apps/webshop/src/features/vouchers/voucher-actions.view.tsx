import IconArrowBackUp from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconBan from '@tabler/icons-react/dist/esm/icons/IconBan.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconReceipt from '@tabler/icons-react/dist/esm/icons/IconReceipt.mjs';
import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { lastDay } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import type { Voucher } from '@stadstegoed/core/vouchers/voucher.ts';
import { Anchor } from '@stadstegoed/ui/link/link-component.tsx';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useHref } from '../../lib/links/shop-link.tsx';
import { canPrint, printPage } from '../../lib/page/print-page.ts';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { saveInCalendar } from '../files/parts/save-in-calendar.ts';
import { refundText } from './parts/voucher-texts.ts';
import type { VoucherViewModel } from './voucher.vm.ts';
import type { Elements } from '@stadstegoed/ui/elements.ts';

export const VoucherActionsView = observer(function VoucherActionsView(props: { model: VoucherViewModel }) {
  const translate = useTexts();
  const { model } = props;
  if (model.actions === null) return null;
  const { share, sendEmail, print, calendar, deactivate, giveBack } = model.actions;
  const { value: voucher } = model.voucher;
  return (
    <>
      <ul className="voucher-actions" aria-label={translate('vouchers.actions.label')}>
        <Action shown={share} icon={<IconShare stroke={1.5} aria-hidden />} onSelect={model.share}>
          {translate('vouchers.actions.share')}
        </Action>
        <Action
          shown={sendEmail}
          icon={<IconMail stroke={1.5} aria-hidden />}
          onSelect={() => void model.sendToEmail()}
        >
          {translate(model.isMailing ? 'vouchers.actions.mailing' : 'vouchers.actions.email')}
        </Action>
        <Action shown={print && canPrint()} icon={<IconPrinter stroke={1.5} aria-hidden />} onSelect={printPage}>
          {translate('shell.print')}
        </Action>
        {voucher === null ? null : (
          <Action
            shown={calendar}
            icon={<IconCalendarPlus stroke={1.5} aria-hidden />}
            onSelect={() => saveLastDay(voucher, model, translate)}
          >
            {translate('vouchers.actions.calendar')}
          </Action>
        )}
        {model.canClaim && voucher !== null ? <ReimbursementLink address={voucher.address} /> : null}
        {voucher === null ? null : (
          <Action shown={giveBack} icon={<IconArrowBackUp stroke={1.5} aria-hidden />} onSelect={model.giveBack}>
            {translate('vouchers.actions.giveBack', { amount: refundText(voucher, translate) })}
          </Action>
        )}
        <Action shown={deactivate} icon={<IconBan stroke={1.5} aria-hidden />} onSelect={model.deactivate}>
          {translate('vouchers.actions.deactivate')}
        </Action>
      </ul>
      <LongWaitNote isWaiting={model.isMailing} />
    </>
  );
});

/** Saves the last day of a voucher in a calendar. */
function saveLastDay(voucher: Voucher, { now }: VoucherViewModel, translate: Translate): void {
  const { id, fund, product } = voucher;
  const event = {
    day: lastDay(voucher),
    title: translate('vouchers.calendar.title', { voucher: product?.name ?? fund.name }),
    text: translate('vouchers.calendar.text'),
  };
  saveInCalendar(`voucher-${id}`, event, now);
}

/** Leads to a new reimbursement with this voucher. */
function ReimbursementLink({ address }: { readonly address: string }) {
  const translate = useTexts();
  const href = useHref();
  return (
    <li>
      <Anchor className="voucher-action" href={href(goTo('reimbursement-create', {}, { voucher_address: address }))}>
        <IconReceipt stroke={1.5} aria-hidden />
        <span>{translate('vouchers.actions.claim')}</span>
      </Anchor>
    </li>
  );
}

function Action(props: { shown: boolean; icon: Elements; onSelect: () => void; children: ReactNode }) {
  if (!props.shown) return null;
  return (
    <li>
      <button type="button" className="voucher-action" onClick={props.onSelect}>
        {props.icon}
        <span>{props.children}</span>
      </button>
    </li>
  );
}
