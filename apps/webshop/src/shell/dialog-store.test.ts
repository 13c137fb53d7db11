import { describe, expect, it } from 'vitest';
import { aVoucher } from '@stadstegoed/core/testing/a-voucher.ts';
import { DIALOGS } from '../composition/dialogs.ts';
import { DialogStore } from './dialog-store.ts';

describe('the dialogs', () => {
  it('throw for an unknown key [SH-044]', () => {
    const store = new DialogStore(['notification']);
    expect(() => store.open('sign-out', {})).toThrow('Unknown dialog: sign-out');
    expect(store.current).toBeNull();
  });

  it('open one at a time: a new dialog replaces the open one', () => {
    const store = new DialogStore(Object.keys(DIALOGS));
    store.open('sign-out', {});
    store.open('auth-code', {});
    expect(store.current?.key).toBe('auth-code');
    store.close();
    expect(store.current).toBeNull();
  });

  it('keep the open dialog and its values under the warning of the automatic sign-out', () => {
    const store = new DialogStore(Object.keys(DIALOGS));
    store.open('share-voucher', { voucher: aVoucher() });
    const below = store.current;
    store.open('idle-warning', {});
    expect(store.warning?.key).toBe('idle-warning');
    expect(store.current).toBe(below);
    store.closeWarning();
    expect(store.warning).toBeNull();
    expect(store.current).toBe(below);
  });

  it('close together with the warning by closeAll', () => {
    const store = new DialogStore(Object.keys(DIALOGS));
    store.open('sign-out', {});
    store.open('idle-warning', {});
    store.closeAll();
    expect([store.current, store.warning]).toEqual([null, null]);
  });
});
