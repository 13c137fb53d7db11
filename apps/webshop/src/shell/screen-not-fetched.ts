/** The code or the texts of a screen could not be fetched: no connection, or a new deployment replaced the files. */
export class ScreenNotFetched extends Error {
  override name = 'ScreenNotFetched';
}
