/** A clock as plain JSON. `virtual` is the world's time at the moment the machine's clock stood at `machine`. */
export type ClockState = {
  readonly virtual: number;
  readonly machine: number;
  readonly speed: number;
  readonly frozen: boolean;
};

/** The machine's clock. This file is the only place of the mock platform that reads it. */
export const systemNow = (): number => Date.now();

/** Milliseconds on a clock of the machine that nobody sets: only the time between two readings says something. */
export const stopwatch = (): number => performance.now();

/**
 * The virtual clock of one world. Everything that takes time obeys it: tokens, windows, links, vouchers.
 * Times are milliseconds since 1970. Freeze, step, jump, or run at another speed.
 */
export class Clock {
  #state: ClockState;
  readonly #machine: () => number;

  constructor(state: ClockState, machine: () => number = systemNow) {
    this.#state = state;
    this.#machine = machine;
  }

  /** A clock that runs with the machine from now on. */
  static running(machine: () => number = systemNow): Clock {
    const now = machine();
    return new Clock({ virtual: now, machine: now, speed: 1, frozen: false }, machine);
  }

  /** A clock that stands still at the given moment. */
  static frozenAt(virtual: number, machine: () => number = systemNow): Clock {
    return new Clock({ virtual, machine: machine(), speed: 1, frozen: true }, machine);
  }

  /** The world's time. */
  now(): number {
    const { virtual, machine, speed, frozen } = this.#state;
    return frozen ? virtual : Math.round(virtual + (this.#machine() - machine) * speed);
  }

  freeze(): void {
    this.#restart({ frozen: true });
  }

  resume(): void {
    this.#restart({ frozen: false });
  }

  /** Moves the time by a number of seconds; a negative number goes back. */
  step(seconds: number): void {
    this.#restart({ virtual: this.now() + seconds * 1000 });
  }

  jumpTo(virtual: number): void {
    this.#restart({ virtual });
  }

  /** 1 is real time, 60 a minute per second. Must be above 0. */
  runAt(speed: number): void {
    this.#restart({ speed });
  }

  state(): ClockState {
    return this.#state;
  }

  /** Goes on from a state that was kept. */
  restore(state: ClockState): void {
    this.#state = state;
  }

  #restart(change: Partial<ClockState>): void {
    this.#state = { ...this.#state, virtual: this.now(), machine: this.#machine(), ...change };
  }
}
