/**
 * Times on the wire are Beijing wall-clock text, `yyyy-MM-dd HH:mm:ss`, as in the API family that the
 * spec descends from. China has one zone without daylight saving, so a fixed offset is exact.
 */
const offsetMs = 8 * 3_600_000;

/** A moment as the API writes it: `yyyy-MM-dd HH:mm:ss`, Beijing's wall clock. */
export function formatBeijing(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** Inverse of formatBeijing. Throws on anything that is not exactly of that form. */
export function parseBeijing(text: string): Date {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) throw new RangeError('not a Beijing time');
  const instant = new Date(`${text.replace(' ', 'T')}+08:00`);
  // Date rolls 30 February over into March: only a time that comes back as it was exists.
  if (Number.isNaN(instant.getTime()) || formatBeijing(instant) !== text)
    throw new RangeError('no such time');
  return instant;
}
