import { CLOSE_ANIMATION_MS } from '@stadstegoed/ui/timings.ts';
import { observer } from 'mobx-react-lite';
import { Component, lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { ModalKey, ModalProps } from '../lib/app/modals.ts';
import { useService } from '../lib/app/use-view-model.ts';
import type { ModalStore, OpenModal } from './modal-store.ts';
import { useLoader, type Loader } from '../lib/app/loader.ts';
import { WaitingBar } from './route-progress.view.tsx';
import { ShellModel } from './shell-model.ts';

/** Renders the open dialog and, over it, the warning of the automatic sign-out. */
export const ModalHostView = observer(function ModalHostView() {
  const { modals } = useService(ShellModel);
  useClosedByGoingBack(modals);
  useClosedByLinks(modals);
  return (
    <>
      <ModalPlace modal={modals.current} onClose={modals.close} />
      <ModalPlace modal={modals.warning} onClose={modals.closeWarning} />
    </>
  );
});

/** Renders one dialog. A dialog that cannot be loaded closes with a notice; the page stays as it is. */
function ModalPlace(props: { readonly modal: OpenModal | null; readonly onClose: () => void }) {
  const { notices } = useService(ShellModel);
  const loader = useLoader();
  const { shown, open } = useLeaving(props.modal);
  const [breaks, setBreaks] = useState(0);
  const handleBroken = () => {
    setBreaks(breaks + 1);
    loaded.delete(loader);
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

/** Keeps a closed dialog rendered during its closing animation. */
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

/** Closes the dialog when the resident goes back in the history, unless the new screen opened it. */
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

/**
 * Closes the dialog when a link in it leads to a screen: the screen would open behind it. Listens at the window, after
 * the router has taken the press; a link to another tab, a file or a field of the dialog is not taken or has no path.
 */
function useClosedByLinks(modals: ModalStore): void {
  useEffect(() => {
    const handleClick = ({ target, defaultPrevented }: MouseEvent): void => {
      const isFollowed =
        defaultPrevented && target instanceof Element && target.closest('dialog a[href^="/"]') !== null;
      if (isFollowed) modals.close();
    };
    window.addEventListener('click', handleClick);
    return () => window.removeEventListener('click', handleClick);
  }, [modals]);
}

type AnyModal = ComponentType<ModalProps<ModalKey>>;

/** The loaded dialogs per loader, because a dialog's bindings belong to one composition. */
const loaded = new WeakMap<Loader, Map<ModalKey, AnyModal>>();

function loadedIn(loader: Loader): Map<ModalKey, AnyModal> {
  const known = loaded.get(loader) ?? new Map<ModalKey, AnyModal>();
  loaded.set(loader, known);
  return known;
}

function ShownModal(props: { readonly modal: OpenModal; readonly open: boolean; readonly onClose: () => void }) {
  const loader = useLoader();
  const { key, params } = props.modal;
  const known = loadedIn(loader);
  const Modal = known.get(key) ?? lazyModal(key, loader);
  known.set(key, Modal);
  return <Modal params={params} open={props.open} onClose={props.onClose} />;
}

function lazyModal(key: ModalKey, loader: Loader): AnyModal {
  return asAnyModal(lazy(async () => ({ default: await loader.dialog(key) })));
}

/** The named border: the compiler cannot see that the loaded component accepts the parameters of its key. */
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
