/** Nobody gave a time: away, slow, or confused. Whoever asked signs without, and says so. */
export class TimeStampUnavailable extends Error {
  override readonly name = 'TimeStampUnavailable';
}
