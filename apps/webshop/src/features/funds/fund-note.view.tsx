import { metByRecord, shownCriteria } from '@stadstegoed/core/funds/criterion-rules.ts';
import type { Fund } from '@stadstegoed/core/funds/fund.ts';
import { vouchersOf } from '@stadstegoed/core/fund-activation/fund-facts.ts';
import { voucherOwner } from '@stadstegoed/core/vouchers/voucher-owner.ts';
import { lastDay } from '@stadstegoed/core/vouchers/voucher-rules.ts';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { formatList } from '@stadstegoed/ui/format-count.ts';
import { ContentText } from '@stadstegoed/ui/rich-text/content-lang.tsx';
import { sentenceText, useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { criterionSentence } from './criterion-sentence.ts';
import { noActionReason } from './fund-status.ts';
import { groupOf, type KnownOfResident } from './funds-choice.ts';

/** What the row of a fund says below its name: for a visitor the subjects, for a resident why it stands in its group. */
export function FundNote(props: { readonly fund: Fund; readonly known: KnownOfResident | null }) {
  const { fund, known } = props;
  const subjects = fund.isExternal ? fund.organization.name : fund.tags.map(({ name }) => name).join(', ');
  if (known === null) return <ContentText>{subjects}</ContentText>;
  switch (groupOf(fund, known)) {
    case 'have':
      return <OwnNote fund={fund} known={known} />;
    case 'meets':
      return <ContentText>{subjects}</ContentText>;
    case 'perhaps':
      return <OpenConditions fund={fund} otherwise={subjects} />;
    case 'not':
      return <WhyNot fund={fund} />;
  }
}

/** For whom the vouchers of a fund are; without names their number, or the last day of the only one; before there is one, that it is asked for. */
function OwnNote({ fund, known }: { readonly fund: Fund; readonly known: KnownOfResident }) {
  const translate = useTexts();
  const language = useLanguage();
  const vouchers = vouchersOf(fund, known.vouchers);
  const [first, ...others] = vouchers;
  if (first === undefined) return <span>{translate('funds.list.requested')}</span>;
  const owners = [...new Set(vouchers.map(voucherOwner).filter((name) => name !== null))];
  if (owners.length > 0) {
    return <span>{translate('funds.list.forWhom', { names: formatList(owners, language) })}</span>;
  }
  const text =
    others.length > 0
      ? translate('funds.list.vouchers', { number: vouchers.length })
      : translate('funds.list.validUntil', { date: formatDate(lastDay(first), language) });
  return <span>{text}</span>;
}

/** The records that a request still asks for; something else for a fund that asks for none here. */
function OpenConditions({ fund, otherwise }: { readonly fund: Fund; readonly otherwise: string }) {
  const translate = useTexts();
  const criteria = fund.isExternal ? [] : shownCriteria(fund.criteria);
  const open = criteria.filter((criterion) => metByRecord(criterion) !== true);
  const names = [...new Set(open.map(({ recordTypeName }) => recordTypeName.toLocaleLowerCase()))];
  if (names.length === 0) return <ContentText>{otherwise}</ContentText>;
  return (
    <>
      <span>{translate('funds.list.openConditions')}</span> <ContentText>{names.join(', ')}</ContentText>
    </>
  );
}

/** Why a fund is not for this resident: the state of the fund, or the first condition that is not met. */
function WhyNot({ fund }: { readonly fund: Fund }) {
  const translate = useTexts();
  const reason = noActionReason(fund);
  const unmet = shownCriteria(fund.criteria).find((criterion) => metByRecord(criterion) !== true);
  if (reason === 'takenByPartner') return <span>{translate('funds.list.takenByPartner')}</span>;
  if (reason !== 'other' || unmet === undefined) return <span>{translate(`funds.fund.noAction.${reason}.title`)}</span>;
  return (
    <>
      <span>{translate('funds.list.unmet')}</span>{' '}
      <ContentText>{sentenceText(translate, criterionSentence(unmet))}</ContentText>
    </>
  );
}
