/**
 * How far the clocks of two instances may be apart. What lies further ahead was written by a clock that has been put
 * back since: it must lock nobody out for as long as the jump was.
 */
export const clockSkewMs = 60_000;
