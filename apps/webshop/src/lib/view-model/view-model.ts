/**
 * The life cycle of a view model: `start` is called when the screen is shown and again when the parameters change,
 * `stop` when it unmounts. A stopped model can be started again.
 */
export interface ViewModel<Params = undefined> {
  start(params: Params): void;
  stop(): void;
}
