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
import { useService } from '../support/use-view-model.ts';
import type { ModalStore, OpenModal } from './modal-store.ts';
import { FeatureLoaderContext, type FeatureLoader } from './feature-loader.ts';
import { WaitingBar } from './route-progress.view.tsx';
import { ShellModel } from './shell-model.ts';

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
  const features = useFeatureLoader();
  const { shown, open } = useLeaving(props.modal);
  const [breaks, setBreaks] = useState(0);
  const handleBroken = () => {
    setBreaks(breaks + 1);
    loaded.delete(features);
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

type AnyModal = ComponentType<ModalProps<ModalKey>>;

/** The dialogs seen so far, per loader: what a dialog needs is bound for one shop at a time. */
const loaded = new WeakMap<FeatureLoader, Map<ModalKey, AnyModal>>();

function loadedIn(features: FeatureLoader): Map<ModalKey, AnyModal> {
  const known = loaded.get(features) ?? new Map<ModalKey, AnyModal>();
  loaded.set(features, known);
  return known;
}

function useFeatureLoader(): FeatureLoader {
  const features = useContext(FeatureLoaderContext);
  if (features === null) throw new Error('The place of the dialogs needs the loader of the composition around it');
  return features;
}

function ShownModal(props: { readonly modal: OpenModal; readonly open: boolean; readonly onClose: () => void }) {
  const features = useFeatureLoader();
  const { key, params } = props.modal;
  const known = loadedIn(features);
  const Modal = known.get(key) ?? lazyModal(key, features);
  known.set(key, Modal);
  return <Modal params={params} open={props.open} onClose={props.onClose} />;
}

function lazyModal(key: ModalKey, features: FeatureLoader): AnyModal {
  return asAnyModal(lazy(async () => ({ default: await features.dialog(key) })));
}

/** The named border: the key of the table and the parameters of the store belong together, which types cannot follow here. */
function asAnyModal(component: unknown): AnyModal {
  return component as AnyModal;
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
