import type { ServicePoint } from '@ca-portal/api/contract';

/** A point of the plan, in hundredths of its width and height. */
export interface Mark {
  x: number;
  y: number;
}

/** Room around the outermost points, so that a pin and its name stay inside. */
const margin = 18;
/** A degree of longitude is shorter than one of latitude, at 41° north by this much. */
const shortening = Math.cos((41.5 * Math.PI) / 180);
/** Two points closer than this, in degrees, would otherwise fill the whole plan. */
const smallestSpan = 0.02;

/** Where counters stand to each other: north is up, distances are in proportion. Not a street map. */
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

/** Coordinates that an editor left out arrive as 0, 0: such a counter has no place on the plan. */
export const isPlaced = ({ longitude, latitude }: Pick<ServicePoint, 'longitude' | 'latitude'>): boolean =>
  longitude !== 0 && latitude !== 0;
