import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Heading, type HeadingLevel } from '@stadstegoed/ui/heading/heading.tsx';
import { QrCode } from '@stadstegoed/ui/qr-code/qr-code.tsx';
import { tintClass } from '@stadstegoed/ui/tint/tint.ts';
import { observer } from 'mobx-react-lite';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import type { TextKey } from '../../texts/text-keys.ts';
import { useTexts } from '../../lib/texts/texts.ts';
import { usePartModel } from '../../lib/view-model/use-view-model.ts';
import { AppSignInViewModel } from './app-sign-in.vm.ts';
import type { WaitingCode } from './waiting-code.ts';

/** Props of the part. It has no heading without `headingLevel`, for a page that has one already. */
export interface AppSignInProps {
  readonly target: string | null;
  readonly headingLevel?: HeadingLevel;
}

/** Sign-in with the app: instructions, a QR code to scan and six digits to copy. */
export const AppSignIn = observer(function AppSignIn({ target, headingLevel }: AppSignInProps) {
  const model = usePartModel(AppSignInViewModel, { target });
  const translate = useTexts();
  return (
    <section className={`sign-in-app ${tintClass('zon')}`} aria-label={translate('signIn.app.choice')}>
      {headingLevel === undefined ? null : (
        <Heading level={headingLevel} size={4}>
          {translate('signIn.app.choice')}
        </Heading>
      )}
      <Instructions />
      <Qr qr={model.qr} pin={model.pin} />
      <Pin pin={model.pin} />
    </section>
  );
});

function Instructions() {
  const translate = useTexts();
  return (
    <ol className="sign-in-app__steps text-sm">
      <li>{translate('signIn.app.step1')}</li>
      <li>{translate('signIn.app.step2')}</li>
      <li>{translate('signIn.app.step3')}</li>
    </ol>
  );
}

const Pin = observer(function Pin({ pin }: { readonly pin: WaitingCode }) {
  const translate = useTexts();
  return (
    <div>
      <p className="text-sm text-subtle">{translate('signIn.app.pin')}</p>
      {pin.code === null ? (
        <Ended code={pin} texts={PIN_TEXTS} />
      ) : (
        <p className="sign-in-app__pin figures">
          <span aria-hidden="true" translate="no">
            {grouped(pin.code)}
          </span>
          <span className="visually-hidden">{spelt(pin.code)}</span>
        </p>
      )}
    </div>
  );
});

const Qr = observer(function Qr({ qr, pin }: { readonly qr: WaitingCode; readonly pin: WaitingCode }) {
  const translate = useTexts();
  const otherwise =
    pin.code === null
      ? translate('signIn.app.qrOtherwise')
      : translate('signIn.app.qrOtherwiseCode', { code: spelt(pin.code) });
  return (
    <div className="sign-in-app__qr">
      {qr.code === null ? (
        <Ended code={qr} texts={QR_TEXTS} />
      ) : (
        <QrCode value={qr.code} title={translate('signIn.app.qrTitle')} description={otherwise} />
      )}
    </div>
  );
});

type EndedTexts = { readonly over: TextKey; readonly failed: TextKey; readonly renew: TextKey };

const QR_TEXTS: EndedTexts = { over: 'signIn.app.qrOver', failed: 'signIn.app.qrFailed', renew: 'signIn.app.qrRenew' };
const PIN_TEXTS: EndedTexts = {
  over: 'signIn.app.pinOver',
  failed: 'signIn.app.pinFailed',
  renew: 'signIn.app.pinRenew',
};

/** Shown instead of a code that is loading, expired or failed, with a button for a new one. */
const Ended = observer(function Ended({ code, texts }: { readonly code: WaitingCode; readonly texts: EndedTexts }) {
  const translate = useTexts();
  if (code.state === 'opening') {
    return (
      <>
        <p className="text-sm text-subtle">{translate('shell.loading')}</p>
        <LongWaitNote />
      </>
    );
  }
  return (
    <div className="stack stack--tight">
      <p className="text-sm" role="status">
        {translate(code.state === 'over' ? texts.over : texts.failed)}
      </p>
      <Button onClick={() => void code.renew()}>{translate(texts.renew)}</Button>
    </div>
  );
});

/** Six digits in two groups of three, which are easier to copy. */
function grouped(digits: string): string {
  return digits.replace(/^(\d{3})(?=\d)/, '$1 ');
}

/** Separates the digits, so that a screen reader does not read them as one number. */
function spelt(digits: string): string {
  return digits.replaceAll(/\d(?=\d)/g, '$& ');
}
