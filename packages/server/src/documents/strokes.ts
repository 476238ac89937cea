/** A line through points; characters are drawn in a unit box from 0,0 (top left) to 1,1. */
export type Stroke = readonly (readonly [number, number])[];

/** Part of an ellipse, between two angles in degrees (0 is right, 90 is down). */
function arc(cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke {
  const steps = 16;
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)] as const;
  });
}

/** Our own line drawings of the characters used in questions. */
export const strokes: Readonly<Record<string, readonly Stroke[]>> = {
  '0': [arc(0.5, 0.5, 0.38, 0.5, 0, 360)],
  '1': [
    [
      [0.25, 0.22],
      [0.55, 0],
      [0.55, 1],
    ],
    [
      [0.28, 1],
      [0.82, 1],
    ],
  ],
  '2': [
    [...arc(0.5, 0.28, 0.36, 0.28, 190, 385), [0.12, 1] as const],
    [
      [0.12, 1],
      [0.9, 1],
    ],
  ],
  '3': [arc(0.45, 0.25, 0.35, 0.25, 205, 450), arc(0.45, 0.74, 0.4, 0.26, 270, 515)],
  '4': [
    [
      [0.68, 1],
      [0.68, 0],
      [0.08, 0.68],
      [0.95, 0.68],
    ],
  ],
  '5': [
    [
      [0.85, 0],
      [0.24, 0],
      [0.18, 0.46],
    ],
    arc(0.46, 0.68, 0.4, 0.32, 222, 515),
  ],
  '6': [
    [
      [0.75, 0.02],
      [0.4, 0.25],
      [0.16, 0.55],
    ],
    arc(0.5, 0.69, 0.36, 0.31, 0, 360),
  ],
  '7': [
    [
      [0.1, 0],
      [0.9, 0],
      [0.4, 1],
    ],
  ],
  '8': [arc(0.5, 0.25, 0.31, 0.25, 0, 360), arc(0.5, 0.74, 0.38, 0.26, 0, 360)],
  '9': [
    arc(0.5, 0.31, 0.36, 0.31, 0, 360),
    [
      [0.84, 0.45],
      [0.6, 0.75],
      [0.25, 0.98],
    ],
  ],
  '+': [
    [
      [0.5, 0.2],
      [0.5, 0.8],
    ],
    [
      [0.15, 0.5],
      [0.85, 0.5],
    ],
  ],
  '-': [
    [
      [0.15, 0.5],
      [0.85, 0.5],
    ],
  ],
  '×': [
    [
      [0.2, 0.25],
      [0.8, 0.78],
    ],
    [
      [0.8, 0.25],
      [0.2, 0.78],
    ],
  ],
  '=': [
    [
      [0.12, 0.36],
      [0.88, 0.36],
    ],
    [
      [0.12, 0.66],
      [0.88, 0.66],
    ],
  ],
  '?': [
    [...arc(0.5, 0.26, 0.34, 0.26, 185, 400), [0.5, 0.6] as const, [0.5, 0.72] as const],
    [
      [0.5, 0.95],
      [0.5, 0.98],
    ],
  ],
};
