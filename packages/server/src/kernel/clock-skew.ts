/**
 * Maximum difference between the clocks of two instances. A time further ahead was written by a clock that
 * has been put back since; it must not lock anybody out for the length of the jump.
 */
export const clockSkewMs = 60_000;
