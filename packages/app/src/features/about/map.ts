import type { ServicePoint } from '@ca-portal/api/contract';

/** A point of the map, in percent of its width and height. */
export interface Mark {
  x: number;
  y: number;
}

/** Margin around the outermost points, so that a pin and its name stay inside. */
const margin = 18;
/** Ratio of a degree of longitude to one of latitude, at 41° north. */
const shortening = Math.cos((41.5 * Math.PI) / 180);
/** Minimum extent in degrees: two points closer than this would otherwise fill the whole map. */
const smallestSpan = 0.02;

/** Positions of service points relative to each other: north is up, distances are in proportion. Not a street map. */
export function marksOf(points: readonly Pick<ServicePoint, 'longitude' | 'latitude'>[]): Mark[] {
  const xs = points.map(({ longitude }) => longitude * shortening);
  const ys = points.map(({ latitude }) => -latitude);
  const [minX, maxX] = [Math.min(...xs), Math.max(...xs)];
  const [minY, maxY] = [Math.min(...ys), Math.max(...ys)];
  const span = Math.max(maxX - minX, maxY - minY, smallestSpan);
  const place = (value: number, min: number, max: number) =>
    50 + ((value - (min + max) / 2) / span) * (100 - 2 * margin);
  return points.map((_, n) => ({
    x: place(xs[n] ?? 0, minX, maxX),
    y: place(ys[n] ?? 0, minY, maxY),
  }));
}

/** Coordinates that an editor left out arrive as 0, 0: such a service point is not on the map. */
export const isPlaced = ({ longitude, latitude }: Pick<ServicePoint, 'longitude' | 'latitude'>): boolean =>
  longitude !== 0 && latitude !== 0;
