import IconMaximize from '@tabler/icons-react/dist/esm/icons/IconMaximize.mjs';
import { useState } from 'react';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Dialog, Drawer } from '@stadstegoed/ui/dialog/dialog.tsx';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { OpenTicket } from '@stadstegoed/ui/ticket/open-ticket.tsx';
import { Ticket } from '@stadstegoed/ui/ticket/ticket.tsx';
import { TINTS } from '@stadstegoed/ui/tint/tint.ts';
import { ToastRegion } from '@stadstegoed/ui/toast/toast-region.tsx';
import type { Toast } from '@stadstegoed/ui/toast/toast-region.tsx';

const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#ffefcf"/><circle cx="200" cy="150" r="90" fill="#fff"/><path d="M200 70l60 80-60 80-60-80Z" fill="#d0552b"/></svg>',
)}`;

const texts = {
  name: 'Kindtegoed',
  forWhom: 'Voor Noor',
  balanceLabel: 'Saldo',
  balance: '€ 187,50',
  balanceOf: 'over van € 300,00',
};

const undoable: Toast = {
  id: 1,
  kind: 'positive',
  text: 'Filmkaartje met popcorn is verwijderd.',
  timeout: 600_000,
  action: { label: 'Maak ongedaan', onSelect: () => undefined },
};

/** Tickets in all tints, the open ticket, a dialog, a drawer and a notice. */
export function TicketBlocks() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const [toasts, setToasts] = useState<readonly Toast[]>([undoable]);
  const close = () => setOpen(null);
  return (
    <div className="section section--band">
      <div className="container stack stack--wide">
        <div className="tickets">
          {TINTS.map((tint) => (
            <Ticket
              key={tint}
              {...texts}
              tint={tint}
              link={{ href: '#', more: 'Voor Noor, € 187,50' }}
              art={picture}
              left={62}
              headingLevel={3}
              footLabel="Geldig tot en met"
              footValue="31 augustus 2027"
              showsQr
            />
          ))}
          <Ticket
            {...texts}
            tint="blad"
            tone="over"
            left={10}
            footLabel="Verlopen op"
            footValue="31 augustus 2025"
            art={picture}
          />
        </div>
        <OpenTicket
          {...texts}
          tint="zon"
          left={62}
          art={picture}
          facts={[
            { label: 'Geldig tot en met', value: '31 augustus 2027' },
            { label: 'Van', value: 'Gemeente Zonnedorp' },
          ]}
          stub={
            <>
              <QrCode
                value='{"type":"voucher","value":"0x9f2c"}'
                title="QR-code van Kindtegoed"
                description="Of noem de code K3M7-92QF."
              />
              <p>
                Laat deze code scannen bij de kassa. Of noem:{' '}
                <b className="stads-open-ticket__code figures">K3M7-92QF</b>
              </p>
              <Button appearance="primary" icon={<IconMaximize stroke={1.5} aria-hidden />}>
                Toon groot
              </Button>
            </>
          }
        />
        <div className="row">
          <Button onClick={() => setOpen('dialog')}>Open een venster</Button>
          <Button onClick={() => setOpen('drawer')}>Open een la</Button>
        </div>
      </div>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Reserveer zwemles"
        above="Stap 1 van 3"
        closeLabel="Sluiten"
        footer={<Button appearance="primary">Ga verder</Button>}
      >
        <p>Waarmee wilt u betalen?</p>
      </Dialog>
      <Drawer open={open === 'drawer'} onClose={close} title="Filters" closeLabel="Sluiten">
        <p>Soort aanbod</p>
      </Drawer>
      <ToastRegion toasts={toasts} onDismiss={() => setToasts([])} closeLabel="Sluit melding" />
    </div>
  );
}
