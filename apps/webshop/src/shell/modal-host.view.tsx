import { CLOSE_ANIMATION_MS } from '@stadstegoed/ui/timings.ts';
import { observer } from 'mobx-react-lite';
import {
  Component,
  lazy,
  Suspense,
  useContext,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { ModalKey, ModalProps } from '../support/modals.ts';
import type { FeatureName } from '../support/text-keys.ts';
import { useService } from '../support/use-view-model.ts';
import type { ModalStore, OpenModal } from './modal-store.ts';
import { NeedFeaturesContext } from './need-features-context.ts';
import { WaitingBar } from './route-progress.view.tsx';
import { ShellModel } from './shell-model.ts';

type NeedFeatures = (features: readonly FeatureName[]) => Promise<void>;
type ModalModule<Key extends ModalKey> = { readonly Modal: ComponentType<ModalProps<Key>> };
type ModalEntry<Key extends ModalKey> = {
  readonly features: readonly FeatureName[];
  readonly load: () => Promise<ModalModule<Key>>;
};

const SIGN_IN: readonly FeatureName[] = ['sign-in', 'funds', 'vouchers'];

/** Each dialog is a chunk of its own, fetched when it is first opened. */
const MODALS: { readonly [Key in ModalKey]: ModalEntry<Key> } = {
  notification: { features: [], load: () => import('./modals/notification.modal.tsx') },
  'sign-out': { features: [], load: () => import('./modals/sign-out.modal.tsx') },
  'idle-warning': { features: [], load: () => import('./modals/idle-warning.modal.tsx') },
  'pin-code': { features: [], load: () => import('./modals/pin-code.modal.tsx') },
  'sign-up-by-email': { features: SIGN_IN, load: () => import('../features/sign-in/sign-up-by-email.modal.tsx') },
  'login-by-email': { features: SIGN_IN, load: () => import('../features/sign-in/login-by-email.modal.tsx') },
  'login-link-expired': { features: SIGN_IN, load: () => import('../features/sign-in/login-link-expired.modal.tsx') },
  'identity-proxy-expired': {
    features: SIGN_IN,
    load: () => import('../features/sign-in/identity-proxy-expired.modal.tsx'),
  },
  'auth-code': { features: SIGN_IN, load: () => import('../features/sign-in/auth-code.modal.tsx') },
  'open-in-app': { features: SIGN_IN, load: () => import('../features/sign-in/open-in-app.modal.tsx') },
  'share-voucher': { features: ['vouchers'], load: () => import('../features/vouchers/share-voucher.modal.tsx') },
  'deactivate-voucher': {
    features: ['vouchers'],
    load: () => import('../features/vouchers/deactivate-voucher.modal.tsx'),
  },
  'voucher-qr': { features: ['vouchers'], load: () => import('../features/vouchers/voucher-qr.modal.tsx') },
  'taken-by-partner': {
    features: ['fund-activation', 'funds', 'vouchers', 'sign-in'],
    load: () => import('../features/fund-activation/taken-by-partner.modal.tsx'),
  },
};

/** Draws the dialog that is open and, over it, the warning of the automatic sign-out. */
export const ModalHostView = observer(function ModalHostView() {
  const { modals } = useService(ShellModel.token);
  useClosedByGoingBack(modals);
  return (
    <>
      <ModalPlace modal={modals.current} onClose={modals.close} />
      <ModalPlace modal={modals.warning} onClose={modals.closeWarning} />
    </>
  );
});

/** One that cannot be loaded closes again and says so; the page stays as it is. */
function ModalPlace(props: { readonly modal: OpenModal | null; readonly onClose: () => void }) {
  const { notices } = useService(ShellModel.token);
  const needFeatures = useContext(NeedFeaturesContext);
  const { shown, open } = useLeaving(props.modal);
  const [breaks, setBreaks] = useState(0);
  const handleBroken = () => {
    setBreaks(breaks + 1);
    loaded.delete(needFeatures);
    props.onClose();
    notices.show('danger', { key: 'shell.failure.chunk' });
  };
  return (
    <ModalBoundary key={`${shown?.key ?? 'none'} ${breaks}`} onBroken={handleBroken}>
      <Suspense fallback={open ? <WaitingBar /> : null}>
        {shown === null ? null : <ShownModal modal={shown} open={open} onClose={props.onClose} />}
      </Suspense>
    </ModalBoundary>
  );
}

/** A dialog that was closed stays for the time of its closing animation (1 §9). */
function useLeaving(modal: OpenModal | null): { readonly shown: OpenModal | null; readonly open: boolean } {
  const [last, setLast] = useState(modal);
  if (modal !== null && modal !== last) setLast(modal);
  useEffect(() => {
    if (modal !== null) return undefined;
    const timer = setTimeout(() => setLast(null), CLOSE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [modal]);
  return { shown: modal ?? last, open: modal !== null };
}

/** Going back in the history leaves the screen that a dialog belongs to; one that the new screen opens itself stays. */
function useClosedByGoingBack(modals: ModalStore): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const before = useRef({ key, modal: modals.current });
  useEffect(() => {
    const { key: lastKey, modal } = before.current;
    if (isBack && lastKey !== key && modal !== null && modals.current === modal) modals.close();
    before.current = { key, modal: modals.current };
  });
}

/** The dialogs seen so far, per composed shop: what a dialog needs is bound for one shop at a time. */
const loaded = new WeakMap<NeedFeatures, Map<ModalKey, ComponentType<ModalProps<ModalKey>>>>();

function loadedIn(needFeatures: NeedFeatures): Map<ModalKey, ComponentType<ModalProps<ModalKey>>> {
  const known = loaded.get(needFeatures) ?? new Map<ModalKey, ComponentType<ModalProps<ModalKey>>>();
  loaded.set(needFeatures, known);
  return known;
}

function ShownModal(props: { readonly modal: OpenModal; readonly open: boolean; readonly onClose: () => void }) {
  const needFeatures = useContext(NeedFeaturesContext);
  const { key, params } = props.modal;
  const known = loadedIn(needFeatures);
  const Modal = known.get(key) ?? lazyModal(key, needFeatures);
  known.set(key, Modal);
  return <Modal params={params} open={props.open} onClose={props.onClose} />;
}

function lazyModal<Key extends ModalKey>(key: Key, needFeatures: NeedFeatures): ComponentType<ModalProps<ModalKey>> {
  const { load, features } = MODALS[key];
  const component = lazy(async () => {
    const [module] = await Promise.all([load(), needFeatures(features)]);
    return { default: module.Modal };
  });
  return asAnyModal(component);
}

/** The named border: the key of the table and the parameters of the store belong together, which types cannot follow here. */
function asAnyModal(component: unknown): ComponentType<ModalProps<ModalKey>> {
  return component as ComponentType<ModalProps<ModalKey>>;
}

class ModalBoundary extends Component<{ readonly onBroken: () => void; readonly children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError(): { readonly isBroken: boolean } {
    return { isBroken: true };
  }

  override componentDidCatch(): void {
    this.props.onBroken();
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}
