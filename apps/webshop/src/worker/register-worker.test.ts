import { describe, expect, it, vi } from 'vitest';
import { registerWorker, type WorkerHost } from './register-worker.ts';

/** A browser whose load and idle time come when the test says so. */
function aHost(more: Partial<WorkerHost> = {}) {
  const register = vi.fn(() => Promise.resolve());
  const calls = { load: (): void => undefined, idle: (): void => undefined };
  const host: WorkerHost = {
    isLoaded: () => false,
    onLoad: (call) => {
      calls.load = call;
    },
    whenIdle: (call) => {
      calls.idle = call;
    },
    register,
    ...more,
  };
  return { host, register, load: () => calls.load(), idle: () => calls.idle() };
}

describe('the registration of the service worker', () => {
  it('waits for the load of the page and then for idle time', () => {
    const { host, register, load, idle } = aHost();
    registerWorker(host);
    idle();
    expect(register).not.toHaveBeenCalled();
    load();
    expect(register).not.toHaveBeenCalled();
    idle();
    expect(register).toHaveBeenCalledOnce();
  });

  it('waits for idle time only when the page has loaded before', () => {
    const { host, register, idle } = aHost({ isLoaded: () => true });
    registerWorker(host);
    idle();
    expect(register).toHaveBeenCalledOnce();
  });

  it('is left out in a browser without service workers', () => {
    const onLoad = vi.fn();
    registerWorker({ ...aHost().host, onLoad, register: undefined });
    expect(onLoad).not.toHaveBeenCalled();
  });

  it('may fail without an error on the page', async () => {
    const register = vi.fn(() => Promise.reject(new Error('blocked')));
    const { host, idle } = aHost({ isLoaded: () => true, register });
    registerWorker(host);
    idle();
    await expect.poll(() => register.mock.calls.length).toBe(1);
  });
});
