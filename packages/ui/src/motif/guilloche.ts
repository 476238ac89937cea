/**
 * A band of the rosette: one closed wavy line, repeated `lines` times with a rotation. Lengths are shares of the
 * radius.
 */
export interface RosetteRing {
  radius: number;
  amplitude: number;
  lobes: number;
  lines: number;
}

const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The outline of one line of a ring, centered on 0 0: a circle whose radius oscillates `lobes` times. */
export function ringPath(ring: RosetteRing, radius: number): string {
  const steps = ring.lobes * 16;
  const points = Array.from({ length: steps }, (_, index) => {
    const turn = (index / steps) * 2 * Math.PI;
    const distance = radius * (ring.radius + ring.amplitude * Math.sin(ring.lobes * turn));
    return point(distance * Math.cos(turn), distance * Math.sin(turn));
  });
  return `M${points.join('L')}Z`;
}

/**
 * Rotation of each line of a ring. They cover a full turn, so the pattern is closed; with `lines`
 * and `lobes` coprime no two of them coincide.
 */
export function ringTurns({ lines }: Pick<RosetteRing, 'lines'>): number[] {
  return Array.from({ length: lines }, (_, index) => Number(((index * 360) / lines).toFixed(3)));
}

/** Lines of the wave on a `width` × `height` sheet; each has a slightly later phase than the one above. */
export function wavePaths(width: number, height: number, lines: number): string[] {
  return Array.from({ length: lines }, (_, line) => {
    const points = Array.from({ length: 41 }, (__, index) => {
      const x = (index / 40) * width;
      const slow = Math.sin((x / width) * 4.6 * Math.PI + line * 0.24);
      const fast = Math.sin((x / width) * 2.1 * Math.PI - line * 0.1);
      const swell = 0.62 + 0.38 * Math.cos((x / width) * 2 * Math.PI);
      return point(x, height / 2 + height * (0.2 * swell * slow + 0.12 * fast));
    });
    return `M${points.join('L')}`;
  });
}
