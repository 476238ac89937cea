/**
 * The section being read: the last one whose heading has passed the reading line. At the end of the page it is the last
 * one, which may be too short to ever reach the line.
 *
 * @param tops Distance of each heading from the window's upper edge, in pixels, in order.
 */
export function currentSection(tops: readonly number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}
