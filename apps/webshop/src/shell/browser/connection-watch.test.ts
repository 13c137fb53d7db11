import { FakeClock } from '@stadstegoed/core/testing/fake-clock.ts';
import { describe, expect, it, vi } from 'vitest';
import { ConnectionWatch } from './connection-watch.ts';

function aWatch(isBack = true) {
  const clock = new FakeClock();
  const answers = vi.fn(() => Promise.resolve(isBack));
  return { clock, answers, watch: new ConnectionWatch(clock, answers) };
}

describe('the watch of the connection', () => {
  it('asks the platform every twenty seconds while something waits, and tells it', async () => {
    const { clock, answers, watch } = aWatch();
    const retry = vi.fn();
    watch.onBack(retry);
    await clock.play(19_999);
    expect(answers).not.toHaveBeenCalled();
    await clock.play(1);
    await clock.play(0);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('asks at once when the browser is online again', async () => {
    const { clock, watch } = aWatch();
    const retry = vi.fn();
    watch.onBack(retry);
    watch.look();
    await clock.play(0);
    expect(retry).toHaveBeenCalledOnce();
  });

  it('tells nobody while the platform does not answer', async () => {
    const { clock, answers, watch } = aWatch(false);
    const retry = vi.fn();
    watch.onBack(retry);
    await clock.play(60_000);
    expect(answers).toHaveBeenCalledTimes(3);
    expect(retry).not.toHaveBeenCalled();
  });

  it('asks nothing when nobody waits', async () => {
    const { clock, answers, watch } = aWatch();
    watch.onBack(() => undefined)();
    watch.look();
    await clock.play(60_000);
    expect(answers).not.toHaveBeenCalled();
    expect(clock.running).toBe(0);
  });

  it('asks one question at a time', async () => {
    const { clock, answers, watch } = aWatch();
    answers.mockReturnValue(new Promise(() => undefined));
    watch.onBack(() => undefined);
    watch.look();
    watch.look();
    await clock.play(60_000);
    expect(answers).toHaveBeenCalledOnce();
  });
});
