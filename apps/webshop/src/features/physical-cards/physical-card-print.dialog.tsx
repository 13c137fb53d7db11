import { linkedType } from '@stadstegoed/core/physical-cards/card-offer.ts';
import { formatCardNumber } from '@stadstegoed/core/physical-cards/card-number.ts';
import { cardQrText } from '@stadstegoed/core/physical-cards/card-qr.ts';
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import IconScissors from '@tabler/icons-react/dist/esm/icons/IconScissors.mjs';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog } from '@stadstegoed/ui/dialog/dialog.tsx';
import { formatDate } from '@stadstegoed/ui/format.ts';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { StepList } from '@stadstegoed/ui/step-list/step-list.tsx';
import { logo } from 'virtual:variant';
import type { DialogProps } from '../../lib/app/dialogs.ts';
import { Settings } from '../../lib/app/settings.ts';
import { canPrint, printPage } from '../../lib/page/print-page.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { useLanguage } from '../../lib/texts/use-language.ts';
import { usePartModel, useService } from '../../lib/view-model/use-view-model.ts';
import { PlasticCard } from './parts/plastic-card.tsx';
import { PhysicalCardPrintViewModel } from './physical-card-print.vm.ts';
import './card-paper.css';

/** The printable page of a card: the card, its code and how to pay with it (PC-003). Only the sheet is printed. */
export function Component({ params, open, onClose }: DialogProps<'physical-card-print'>) {
  const translate = useTexts();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={translate('physicalCards.paper.title')}
      closeLabel={translate('shell.close')}
      size="full"
    >
      <div className="card-print">
        <div className="no-print card-print__head">
          <p>{translate('physicalCards.paper.lead')}</p>
          {canPrint() ? (
            <Button appearance="primary" icon={<IconPrinter stroke={1.5} aria-hidden />} onClick={printPage}>
              {translate('shell.print')}
            </Button>
          ) : null}
        </div>
        <Sheet {...params} />
      </div>
    </Dialog>
  );
}

function Sheet({ voucher }: DialogProps<'physical-card-print'>['params']) {
  const translate = useTexts();
  const language = useLanguage();
  const { name, municipality } = useService(Settings).variant;
  const { lastDay, today } = usePartModel(PhysicalCardPrintViewModel, undefined).daysOf(voucher);
  const { physicalCard: card, fund } = voucher;
  if (card === null) return null;
  const number = formatCardNumber(card.code, linkedType(voucher));
  return (
    <section className="card-paper" aria-label={translate('physicalCards.paper.label')}>
      <div className="card-paper__brand">
        <img src={logo} alt="" />
        <p translate="no">
          <b>{name}</b>
          <span>{municipality}</span>
        </p>
        <p className="text-sm">{translate('physicalCards.paper.printedOn', { day: formatDate(today, language) })}</p>
      </div>
      <div className="card-paper__cut">
        <IconScissors stroke={1.5} aria-hidden />
        <PlasticCard voucher={voucher} number={number} label={translate('physicalCards.card', { number })} />
        <div className="card-paper__qr">
          <QrCode
            value={cardQrText(card)}
            title={translate('physicalCards.paper.qr')}
            description={translate('physicalCards.paper.qrText')}
          />
          <p className="card-paper__number" translate="no">
            {number}
          </p>
        </div>
      </div>
      <h3 className="stads-heading--3">{translate('physicalCards.paper.how')}</h3>
      <StepList
        steps={[
          {
            title: translate('physicalCards.paper.say', { fund: fund.name }),
            text: translate('physicalCards.paper.sayText'),
          },
          { title: translate('physicalCards.paper.scan'), text: translate('physicalCards.paper.scanText') },
          {
            title: translate('physicalCards.paper.ready'),
            text: translate('physicalCards.paper.readyText', { day: formatDate(lastDay, language) }),
          },
        ]}
      />
      <p className="text-sm">{translate('physicalCards.paper.lost')}</p>
    </section>
  );
}
