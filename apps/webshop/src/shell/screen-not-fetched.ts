/** The code or the texts of a screen could not be fetched: no connection, or a newer version took their place. */
export class ScreenNotFetched extends Error {
  override name = 'ScreenNotFetched';
}
