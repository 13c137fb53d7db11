import type { PlatformConfiguration } from '@stadstegoed/core/pages/platform-configuration.ts';
import type { PlatformConfig } from '@stadstegoed/core/pages/platform-config.port.ts';
import { failure, type Failure } from '@stadstegoed/core/shared/failure.ts';
import { err, ok, type Result } from '@stadstegoed/core/shared/result.ts';
import { aPlatformConfiguration } from '@stadstegoed/core/testing/a-platform-configuration.ts';
import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { readVariant } from '@stadstegoed/variants/schema.ts';
import { describe, expect, it, vi } from 'vitest';
import { variant } from 'virtual:variant';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { textStorage } from './browser/browser-adapters.ts';
import { readEnvironment } from './browser/environment.ts';
import { SettingsStore } from './settings-store.ts';

type Answer = Result<PlatformConfiguration, Failure>;

function open(environment = '', flags: Readonly<Record<string, boolean>> = {}, device = memoryStorage()) {
  const read = vi.fn<PlatformConfig['read']>(() => Promise.resolve<Answer>(ok(aPlatformConfiguration())));
  const clock = new FakeClock();
  const storage = textStorage(() => device, '');
  const settings = new SettingsStore({
    variant: readVariant({ ...variant, flags }),
    environment: readEnvironment(environment),
    platformConfig: () => ({ read }),
    clock,
    storage,
  });
  return { read, clock, settings, storage };
}

const platformAnswer = (recordsList: boolean): Answer =>
  ok(aPlatformConfiguration({ flags: { fundsList: true, productsList: true, productsShow: true, recordsList } }));

describe('the feature flags', () => {
  it('prefer the platform over the municipality once it has answered', async () => {
    const { read, settings } = open('', { recordsList: true });
    read.mockResolvedValue(platformAnswer(false));
    expect(settings.flags.recordsList).toBe(true);
    await settings.ready();
    expect(settings.flags.recordsList).toBe(false);
  });

  it('prefer the environment data over everything [SH-029]', async () => {
    const { read, settings } = open('{"flags":{"recordsList":true,"startButton":false}}', { startButton: true });
    read.mockResolvedValue(platformAnswer(false));
    await settings.ready();
    expect(settings.flags).toMatchObject({ recordsList: true, startButton: false });
  });
});

describe('the configuration of the platform', () => {
  it('is read once for concurrent callers', async () => {
    const { read, settings } = open();
    expect(settings.isSettled).toBe(false);
    const answers = await Promise.all([settings.ready(), settings.ready()]);
    expect(answers).toEqual([aPlatformConfiguration(), aPlatformConfiguration()]);
    expect(read).toHaveBeenCalledTimes(1);
    expect(settings.isSettled).toBe(true);
  });

  it('is null when it could not be read, and is read again for the next caller', async () => {
    const { read, settings } = open();
    read.mockResolvedValueOnce(err(failure('offline')));
    expect(await settings.ready()).toBeNull();
    expect(settings.isSettled).toBe(true);
    expect(await settings.ready()).toEqual(aPlatformConfiguration());
  });

  it('is not asked for again before the time that the platform asks to wait', async () => {
    const { read, clock, settings } = open();
    read.mockResolvedValueOnce(err(failure('rate_limited', { retryAfterSeconds: 60 })));
    await settings.read();
    await clock.play(59_000);
    expect(read).toHaveBeenCalledTimes(1);
    await clock.play(1000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is asked for again by itself after growing pauses, three times', async () => {
    const { read, clock, settings } = open();
    read.mockResolvedValue(err(failure('offline')));
    await settings.read();
    expect(settings).toMatchObject({ isMissing: true, willTryAgain: true });
    for (const [pause, calls] of [
      [5000, 2],
      [15_000, 3],
      [45_000, 4],
    ] as const) {
      await clock.play(pause - 1);
      expect(read).toHaveBeenCalledTimes(calls - 1);
      await clock.play(1);
      expect(read).toHaveBeenCalledTimes(calls);
    }
    expect(settings).toMatchObject({ isMissing: true, willTryAgain: false });
    expect(clock.running).toBe(0);
  });

  it('is there once one of these answers, and is not asked for any more', async () => {
    const { read, clock, settings } = open();
    read.mockResolvedValueOnce(err(failure('unexpected')));
    await settings.read();
    await clock.play(5000);
    expect(settings).toMatchObject({ isMissing: false, isSettled: true, platform: aPlatformConfiguration() });
    expect(clock.running).toBe(0);
  });

  it('stays missing, and known to be, while it is asked for again', async () => {
    const { read, clock, settings } = open();
    read.mockResolvedValueOnce(err(failure('offline'))).mockReturnValue(new Promise(() => undefined));
    await settings.read();
    await clock.play(5000);
    expect(settings).toMatchObject({ isMissing: true, isSettled: true });
  });

  it('is tried three times anew after somebody asked', async () => {
    const { read, clock, settings } = open();
    read.mockResolvedValue(err(failure('offline')));
    await settings.read();
    await clock.play(65_000);
    await settings.read();
    expect(settings.willTryAgain).toBe(true);
    await clock.play(5000);
    expect(read).toHaveBeenCalledTimes(6);
  });

  it('stays in use while it is read anew for another language', async () => {
    const { read, settings } = open();
    await settings.ready();
    read.mockReturnValue(new Promise(() => undefined));
    void settings.read();
    expect(settings.platform).toEqual(aPlatformConfiguration());
    expect(settings.isSettled).toBe(true);
  });
});

describe('the edition of the platform', () => {
  const today = ok(aPlatformConfiguration({ edition: '2026-07' }));
  const gone = err(failure('offline'));

  it('is what the platform says, and known on this device from then on', async () => {
    const { read, settings, storage } = open();
    read.mockResolvedValueOnce(today);
    expect([await settings.edition(), storage.read('edition')]).toEqual(['2026-07', '2026-07']);
    await settings.read();
    expect([await settings.edition(), storage.read('edition')]).toEqual(['specification', 'specification']);
  });

  it('is what the deployment says, whatever the platform answers', async () => {
    const { read, settings } = open('{"edition":"2023-05"}');
    expect([await settings.edition(), read.mock.calls]).toEqual(['2023-05', []]);
    expect(() => open('{"edition":"2024"}')).toThrow('edition');
  });

  it('is what this device remembers until the platform has answered, and unknown without that', async () => {
    const device = memoryStorage();
    device.setItem('edition', '2026-07');
    expect(await open('', {}, device).settings.edition()).toBe('2026-07');
    device.setItem('edition', 'another');
    const { read, settings } = open('', {}, device);
    read.mockResolvedValueOnce(gone);
    expect(await settings.edition()).toBeNull();
    expect(await settings.edition()).toBe('specification');
  });
});
