import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { WhatYouPay } from '@stadstegoed/core/products/what-you-pay.ts';
import { NO_MONEY } from '@stadstegoed/core/shared/money.ts';
import { Button } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { LoadFailure } from '../../lib/load/loaded.view.tsx';
import { LongWaitNote } from '../../lib/load/long-wait.view.tsx';
import { useTexts, type Translate } from '../../lib/texts/texts.ts';
import { payingVoucher } from './fund-price-data.ts';
import { useFundNames } from './parts/fund-names.ts';
import { ListButton, NotNow, NoVoucher } from './no-purchase.view.tsx';
import { PayLine } from './parts/pay-line.tsx';
import { ProductFacts } from './product-facts.view.tsx';
import type { ProductCardData } from './parts/product-card-data.ts';
import { ProductPrice } from './parts/product-price.tsx';
import { ProductPaySplit } from './pay-split.view.tsx';
import type { ProductViewModel } from './product.vm.ts';
import { ReserveAction, ShowCode } from './reserve-action.view.tsx';

export interface PriceCardProps {
  readonly face: ProductCardData;
  readonly model: ProductViewModel;
  /** Signs a visitor in and returns to this offer. */
  readonly onSignIn: () => void;
}

/** The price, what this resident pays, one action, and the facts that count: in the same order in every state. */
export const PriceCard = observer(function PriceCard(props: PriceCardProps) {
  const { face, model } = props;
  const translate = useTexts();
  const isDiscount = face.product.discount !== null;
  return (
    <Card as="aside" padded className="stack product-price-card" aria-label={translate('products.product.priceCard')}>
      <p className="product-price-card__price">
        <span className={isDiscount ? 'text-sm text-subtle' : 'visually-hidden'}>
          {translate(isDiscount ? 'products.product.youGet' : 'products.product.price')}
        </span>
        <ProductPrice face={face} />
        {face.pays.kind === 'nothing' ? <PayLine pays={face.pays} /> : null}
      </p>
      {model.isPriceKnown ? <Outcome {...props} /> : <PriceWait model={model} />}
      <ProductFacts product={face.product} model={model} />
    </Card>
  );
});

/** While the vouchers are read, or when they cannot be. */
const PriceWait = observer(function PriceWait({ model }: { readonly model: ProductViewModel }) {
  const translate = useTexts();
  const { failure } = model.vouchers;
  if (failure !== null) {
    return (
      <LoadFailure
        failure={failure}
        title={translate('products.product.vouchersFailed')}
        onRetry={() => void model.vouchers.retry()}
      />
    );
  }
  return (
    <div className="stads-loading">
      <LongWaitNote />
      <span className="visually-hidden">{translate('shell.priceComing')}</span>
      <div className="stack" aria-hidden="true">
        <Skeleton height="1rem" />
        <Skeleton shape="line" />
        <Skeleton height="3.5rem" />
      </div>
    </div>
  );
});

const Outcome = observer(function Outcome(props: PriceCardProps) {
  const { face, model } = props;
  const { pays } = face;
  switch (pays.kind) {
    case 'nothing':
    case 'part':
      return <Payable {...props} pays={pays} />;
    case 'free':
      return <Free {...props} />;
    case 'at_counter':
      return <AtCounter {...props} />;
    case 'unknown':
    case 'reading':
      return <ForVisitor {...props} />;
    case 'no_voucher':
      return <NoVoucher face={face} />;
    default:
      return <NotNow face={face} kind={pays.kind} model={model} />;
  }
});

type PayableWith = Extract<WhatYouPay, { readonly kind: 'nothing' | 'part' }>;

function Payable(props: PriceCardProps & { readonly pays: PayableWith }) {
  const { face, model, pays } = props;
  const translate = useTexts();
  const short = pays.kind === 'part' && pays.isShort ? pays : null;
  return (
    <>
      {short === null ? null : (
        <Notice title={translate(`products.product.${short.paysOnline ? 'online' : 'notEnough'}.title`)}>
          <p>{shortText(short, translate)}</p>
        </Notice>
      )}
      {short === null || short.paysOnline ? (
        <ReserveAction product={face.product} voucher={payingVoucher(pays.voucher)} model={model} />
      ) : (
        <ListButton text={translate('products.product.notEnough.search')} />
      )}
      <Split pays={pays} voucher={model.voucher} />
    </>
  );
}

/** What the voucher and the resident pay; nothing where it would tell a balance that the municipality hides. */
function Split({ pays, voucher }: { readonly pays: PayableWith; readonly voucher: ProductViewModel['voucher'] }) {
  const self = pays.kind === 'part' ? pays.self : NO_MONEY;
  if (voucher === null || pays.covered === null || self === null) return null;
  return <ProductPaySplit voucher={voucher} covered={pays.covered} self={self} />;
}

/** How the resident pays the rest; no amounts where they would tell a balance that the municipality hides. */
function shortText(pays: Extract<WhatYouPay, { kind: 'part' }>, translate: Translate): string {
  const { covered, self, paysOnline } = pays;
  const how = paysOnline ? 'online' : 'notEnough';
  if (covered === null || self === null) return translate(`products.product.${how}.hidden`);
  return translate(`products.product.${how}.part`, { highest: formatAmount(covered), self: formatAmount(self) });
}

/** Nobody pays. With a voucher that fits a place may have to be reserved; without one the resident walks in. */
function Free({ face, model }: PriceCardProps) {
  const translate = useTexts();
  const isReserved = model.voucher !== null && face.product.reservationEnabled;
  return (
    <>
      <p className="text-sm">{translate('products.product.free.text')}</p>
      {isReserved ? (
        <ReserveAction product={face.product} voucher={model.voucher} model={model} />
      ) : (
        <Notice kind="positive" title={translate('products.product.free.title')}>
          <p>{translate('products.product.free.walkIn')}</p>
        </Notice>
      )}
    </>
  );
}

function AtCounter({ model, onSignIn }: PriceCardProps) {
  const translate = useTexts();
  return (
    <>
      <Notice title={translate('products.pay.atCounter')}>
        <p>{translate('products.product.atCounter.text')}</p>
      </Notice>
      {model.signedIn ? <ShowCode voucher={model.voucher} /> : <SignInButton onSignIn={onSignIn} />}
    </>
  );
}

function ForVisitor({ face, onSignIn }: PriceCardProps) {
  const translate = useTexts();
  const funds = useFundNames(face.product.funds);
  return (
    <>
      <p className="text-sm">{translate('products.product.visitor.text', { funds })}</p>
      <SignInButton onSignIn={onSignIn} />
    </>
  );
}

function SignInButton({ onSignIn }: { readonly onSignIn: () => void }) {
  const translate = useTexts();
  return (
    <Button appearance="primary" wide icon={<IconUser stroke={1.5} aria-hidden="true" />} onClick={onSignIn}>
      {translate('shell.signIn')}
    </Button>
  );
}
