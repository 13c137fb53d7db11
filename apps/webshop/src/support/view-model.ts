/**
 * What every screen's model promises: it begins when the screen is shown, it ends when the screen goes, and it may
 * begin again. `start` is called anew when the parameters change.
 */
export interface ViewModel<Params = undefined> {
  start(params: Params): void;
  stop(): void;
}
