import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import type { WhatYouPay } from '@stadstegoed/core/products/what-you-pay.ts';
import { NO_MONEY } from '@stadstegoed/core/shared/money.ts';
import { goTo } from '@stadstegoed/core/shared/destination.ts';
import { Button, ButtonLink } from '@stadstegoed/ui/button/button.tsx';
import { Card } from '@stadstegoed/ui/card/card.tsx';
import { formatAmount } from '@stadstegoed/ui/format.ts';
import { Notice } from '@stadstegoed/ui/notice/notice.tsx';
import { PaySplit } from '@stadstegoed/ui/pay-split/pay-split.tsx';
import { Skeleton } from '@stadstegoed/ui/skeleton/skeleton.tsx';
import { observer } from 'mobx-react-lite';
import { useHref } from '../../lib/links/shop-link.tsx';
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
import type { ProductViewModel } from './product.vm.ts';
import { ReserveAction, ShowCode } from './reserve-action.view.tsx';
import { useVoucherName } from './voucher-name.ts';

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
  if (pays.kind === 'part' && pays.isShort) return <Short {...props} pays={pays} />;
  return (
    <>
      <ReserveAction product={face.product} voucher={payingVoucher(pays.voucher)} model={model} />
      <Split pays={pays} voucher={model.voucher} />
    </>
  );
}

type PaidPart = Extract<WhatYouPay, { readonly kind: 'part' }>;

/** The voucher has too little. An order that waits for its payment goes before another one, which would be paid a second time. */
const Short = observer(function Short({ face, model, pays }: PriceCardProps & { readonly pays: PaidPart }) {
  const translate = useTexts();
  const href = useHref();
  const unpaid = model.unpaid.value;
  const how = pays.paysOnline ? (unpaid === null ? 'online' : 'unpaid') : 'notEnough';
  return (
    <>
      <Notice title={translate(`products.product.${how}.title`)}>
        <p>{how === 'unpaid' ? translate('products.product.unpaid.text') : shortText(pays, translate)}</p>
      </Notice>
      {how === 'notEnough' ? (
        <ListButton text={translate('products.product.notEnough.search')} />
      ) : unpaid === null ? (
        <ReserveAction product={face.product} voucher={payingVoucher(pays.voucher)} model={model} />
      ) : (
        <ButtonLink appearance="primary" className="product-wide" href={href(goTo('reservation', { id: unpaid.id }))}>
          {translate('products.product.unpaid.button')}
        </ButtonLink>
      )}
    </>
  );
});

/** What the voucher and the resident pay; nothing where it would tell a balance that the municipality hides. */
function Split({ pays, voucher }: { readonly pays: PayableWith; readonly voucher: ProductViewModel['voucher'] }) {
  const translate = useTexts();
  const name = useVoucherName();
  const self = pays.kind === 'part' ? pays.self : NO_MONEY;
  if (voucher === null || pays.covered === null || self === null) return null;
  return (
    <PaySplit
      tint={voucher.tint}
      voucher={{ label: translate('products.product.fromVoucher', { voucher: name(voucher) }), amount: pays.covered }}
      self={{ label: translate('products.product.self'), amount: self }}
    />
  );
}

/** How the resident pays the rest; no amounts where they would tell a balance that the municipality hides. */
function shortText(pays: PaidPart, translate: Translate): string {
  const { covered, self, paysOnline } = pays;
  const how = paysOnline ? 'online' : 'notEnough';
  if (covered === null || self === null) return translate(`products.product.${how}.hidden`);
  if (paysOnline && covered === NO_MONEY)
    return translate('products.product.online.whole', { self: formatAmount(self) });
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
