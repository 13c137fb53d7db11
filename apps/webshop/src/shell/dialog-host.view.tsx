import { CLOSE_ANIMATION_MS } from '@stadstegoed/ui/timings.ts';
import { observer } from 'mobx-react-lite';
import { Component, lazy, Suspense, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import type { DialogKey, DialogProps } from '../lib/app/dialogs.ts';
import { useService } from '../lib/view-model/use-view-model.ts';
import type { DialogStore, OpenDialog } from './dialog-store.ts';
import { useLoader, type Loader } from '../lib/app/loader.ts';
import { WaitingBar } from './route-progress.view.tsx';
import { ShellModel } from './shell-model.ts';

/** Renders the open dialog and, over it, the question for a second factor and the warning of the automatic sign-out. */
export const DialogHostView = observer(function DialogHostView() {
  const { dialogs } = useService(ShellModel);
  useClosedByGoingBack(dialogs);
  useClosedByLinks(dialogs);
  return (
    <>
      <DialogPlace dialog={dialogs.current} onClose={dialogs.close} />
      <DialogPlace dialog={dialogs.factorQuestion} onClose={dialogs.closeFactorQuestion} />
      <DialogPlace dialog={dialogs.warning} onClose={dialogs.closeWarning} />
    </>
  );
});

/** Renders one dialog. A dialog that cannot be loaded closes with a toast; the page stays as it is. */
function DialogPlace(props: { readonly dialog: OpenDialog | null; readonly onClose: () => void }) {
  const { toasts } = useService(ShellModel);
  const loader = useLoader();
  const { shown, open } = useLeaving(props.dialog);
  const [breaks, setBreaks] = useState(0);
  const handleBroken = () => {
    setBreaks(breaks + 1);
    loaded.delete(loader);
    props.onClose();
    toasts.show('danger', { key: 'shell.failure.chunk' });
  };
  return (
    <DialogBoundary key={`${shown?.key ?? 'none'} ${breaks}`} onBroken={handleBroken}>
      <Suspense fallback={open ? <WaitingBar /> : null}>
        {shown === null ? null : <ShownDialog dialog={shown} open={open} onClose={props.onClose} />}
      </Suspense>
    </DialogBoundary>
  );
}

/** Keeps a closed dialog rendered during its closing animation. */
function useLeaving(dialog: OpenDialog | null): { readonly shown: OpenDialog | null; readonly open: boolean } {
  const [last, setLast] = useState(dialog);
  if (dialog !== null && dialog !== last) setLast(dialog);
  useEffect(() => {
    if (dialog !== null) return undefined;
    const timer = setTimeout(() => setLast(null), CLOSE_ANIMATION_MS);
    return () => clearTimeout(timer);
  }, [dialog]);
  return { shown: dialog ?? last, open: dialog !== null };
}

/** Closes the dialog when the resident goes back in the history, unless the new screen opened it. */
function useClosedByGoingBack(dialogs: DialogStore): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const before = useRef({ key, dialog: dialogs.current });
  useEffect(() => {
    const { key: lastKey, dialog } = before.current;
    if (isBack && lastKey !== key && dialog !== null && dialogs.current === dialog) dialogs.close();
    before.current = { key, dialog: dialogs.current };
  });
}

/**
 * Closes the dialog when a link in it leads to a screen: the screen would open behind it. Listens at the window, after
 * the router has taken the press; a link to another tab, a file or a field of the dialog is not taken or has no path.
 */
function useClosedByLinks(dialogs: DialogStore): void {
  useEffect(() => {
    const handleClick = ({ target, defaultPrevented }: MouseEvent): void => {
      const isFollowed =
        defaultPrevented && target instanceof Element && target.closest('dialog a[href^="/"]') !== null;
      if (isFollowed) dialogs.close();
    };
    window.addEventListener('click', handleClick);
    return () => window.removeEventListener('click', handleClick);
  }, [dialogs]);
}

type AnyDialog = ComponentType<DialogProps<DialogKey>>;

/** The loaded dialogs per loader, because a dialog's bindings belong to one composition. */
const loaded = new WeakMap<Loader, Map<DialogKey, AnyDialog>>();

function loadedIn(loader: Loader): Map<DialogKey, AnyDialog> {
  const known = loaded.get(loader) ?? new Map<DialogKey, AnyDialog>();
  loaded.set(loader, known);
  return known;
}

function ShownDialog(props: { readonly dialog: OpenDialog; readonly open: boolean; readonly onClose: () => void }) {
  const loader = useLoader();
  const { key, params } = props.dialog;
  const known = loadedIn(loader);
  const Component = known.get(key) ?? lazyDialog(key, loader);
  known.set(key, Component);
  return <Component params={params} open={props.open} onClose={props.onClose} />;
}

function lazyDialog(key: DialogKey, loader: Loader): AnyDialog {
  return asAnyDialog(lazy(async () => ({ default: await loader.dialog(key) })));
}

/** Type assertion: the compiler cannot see that the loaded component accepts the parameters of its key. */
function asAnyDialog(component: unknown): AnyDialog {
  return component as AnyDialog;
}

class DialogBoundary extends Component<{ readonly onBroken: () => void; readonly children: ReactNode }> {
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
