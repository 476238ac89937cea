import { type ComponentPropsWithRef, useId } from 'react';
import { ringPath, ringTurns, type RosetteRing } from './guilloche.js';
import { MotifSvg } from './Motif.styles.js';

const RADIUS = 310;
const rings: readonly (RosetteRing & { path: string; turns: number[] })[] = [
  { radius: 0.84, amplitude: 0.13, lobes: 12, lines: 13 },
  { radius: 0.6, amplitude: 0.12, lobes: 9, lines: 11 },
  { radius: 0.36, amplitude: 0.1, lobes: 7, lines: 9 },
].map((ring) => ({ ...ring, path: ringPath(ring, RADIUS), turns: ringTurns(ring) }));

export interface RosetteProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Width of a line in units of a 620-wide drawing; thinner where the rosette is shown small. @default 0.9 */
  lineWidth?: number;
}

/**
 * 防伪纹: a guilloche rosette, purely decorative. For the home hero, the login panel, error pages and course covers;
 * never behind body text or in tables. It fills the width of its box, uses the color `--ca-motif`, and is hidden in
 * 长辈版 and high contrast.
 */
export function Rosette({ lineWidth = 0.9, ...rest }: RosetteProps) {
  const id = useId();
  return (
    <MotifSvg
      {...rest}
      data-component="Rosette"
      viewBox="-310 -310 620 620"
      fill="none"
      stroke="currentColor"
      strokeWidth={lineWidth}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        {rings.map((ring) => (
          <path key={ring.lobes} id={`${id}${ring.lobes}`} d={ring.path} />
        ))}
      </defs>
      {rings.map((ring) =>
        ring.turns.map((turn) => (
          <use key={`${ring.lobes}-${turn}`} href={`#${id}${ring.lobes}`} transform={`rotate(${turn})`} />
        )),
      )}
      <circle r="305.4" />
      <circle r="221.6" />
    </MotifSvg>
  );
}
