import type { ServicePoint } from '@ca-portal/api/contract';
import { Icon } from '@ca-portal/ui/icon';
import { isPlaced, marksOf } from '../map.js';
import { Plan } from './ServicePoints.styles.js';

interface PointMapProps {
  points: readonly ServicePoint[];
  chosen: number | undefined;
}

/** Near an edge of the map the name extends inwards: in large type it would be cut off. */
const sideOf = (x: number) => (x > 60 ? 'left' : x < 40 ? 'right' : 'middle');

/**
 * The positions of a city's service points relative to each other, drawn from their coordinates: an external map would
 * learn who visits the page, and could be unavailable. The addresses beside it contain the same in words.
 */
export function PointMap({ points, chosen }: PointMapProps) {
  const placed = points.filter(isPlaced);
  if (placed.length === 0) return null;
  const marks = marksOf(placed);
  return (
    <Plan aria-hidden="true">
      <svg viewBox="0 0 100 60" preserveAspectRatio="none">
        <path data-part="river" d="M0 38C22 26 40 46 62 36s30-6 38-2" />
        <path data-part="street" d="M12 0v60M46 0v60M84 0v60M0 12h100M0 50h100" />
      </svg>
      {placed
        .map(({ id, name }, n) => ({ id, name, x: marks[n]?.x ?? 50, y: marks[n]?.y ?? 50 }))
        // The selected one is drawn last, above its neighbors.
        .toSorted((a, b) => Number(a.id === chosen) - Number(b.id === chosen))
        .map(({ id, name, x, y }) => (
          <span key={id} data-chosen={id === chosen ? '' : undefined} style={{ left: `${x}%`, top: `${y}%` }}>
            <Icon name="location" size="2rem" />
            {id === chosen ? (
              <span data-part="name" data-side={sideOf(x)}>
                {name}
              </span>
            ) : null}
          </span>
        ))}
      <figcaption>位置示意，非实际道路</figcaption>
    </Plan>
  );
}
