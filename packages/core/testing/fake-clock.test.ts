import { describe, expect, it } from 'vitest';
import { FakeClock } from './fake-clock.ts';

describe('the fake clock', () => {
  it('calls timers in order of their due time', () => {
    const clock = new FakeClock(0);
    const calls: [string, number][] = [];
    clock.after(30, () => calls.push(['once', clock.now()]));
    clock.every(20, () => calls.push(['again', clock.now()]));
    clock.advance(45);
    expect(calls).toEqual([
      ['again', 20],
      ['once', 30],
      ['again', 40],
    ]);
    expect(clock.now()).toBe(45);
  });

  it('does not call stopped timers and counts the running ones', () => {
    const clock = new FakeClock();
    const calls: string[] = [];
    const stop = clock.every(10, () => calls.push('tick'));
    expect(clock.running).toBe(1);
    stop();
    stop();
    clock.advance(100);
    expect(calls).toEqual([]);
    expect(clock.running).toBe(0);
  });

  it('calls timers that are set after an await', async () => {
    const clock = new FakeClock(0);
    const at: number[] = [];
    const loop = async (): Promise<void> => {
      await Promise.resolve();
      at.push(clock.now());
      clock.after(10, () => void loop());
    };
    void loop();
    await clock.play(25);
    expect(at).toEqual([0, 10, 20]);
  });
});
