/**
 * Times on the wire are Beijing local time, `yyyy-MM-dd HH:mm:ss`, as in the API family that the
 * spec is based on. China has one zone without daylight saving, so a fixed offset is exact.
 */
const offsetMs = 8 * 3_600_000;

/** Formats a moment as the API does: `yyyy-MM-dd HH:mm:ss`, Beijing time. */
export function formatBeijing(instant: Date): string {
  return new Date(instant.getTime() + offsetMs).toISOString().slice(0, 19).replace('T', ' ');
}

/** Inverse of formatBeijing. Throws for any other format. */
export function parseBeijing(text: string): Date {
  if (!/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/.test(text)) throw new RangeError('not a Beijing time');
  const instant = new Date(`${text.replace(' ', 'T')}+08:00`);
  // Date changes 30 February to March: only a time that survives the round trip exists.
  if (Number.isNaN(instant.getTime()) || formatBeijing(instant) !== text)
    throw new RangeError('no such time');
  return instant;
}
