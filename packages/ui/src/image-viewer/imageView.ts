/** Zoom, rotation and offset of one picture. */
export interface ImageView {
  /** Zoom; 1 is the fit size. */
  scale: number;
  /** Rotation clockwise in degrees; it counts on past 360, so that the animation never turns back. */
  turn: number;
  /** Extra scale that makes a picture rotated by 90° fit. */
  fit: number;
  /** Offset in CSS pixels. */
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export const MIN_SCALE = 0.5;
export const MAX_SCALE = 8;
export const ZOOM_STEP = 1.25;
export const unturned: ImageView = { scale: 1, turn: 0, fit: 1, x: 0, y: 0 };

const within = (value: number, most: number) => Math.min(most, Math.max(-most, value));

/** Moves the picture, but at most half of it leaves the stage. */
export function moved(view: ImageView, dx: number, dy: number, stage: Size): ImageView {
  if (view.scale <= 1) return view;
  return {
    ...view,
    x: within(view.x + dx, (stage.width * view.scale) / 2),
    y: within(view.y + dy, (stage.height * view.scale) / 2),
  };
}

/** At fit size and below the picture is centered: it cannot be moved away. */
export function zoomed(view: ImageView, factor: number): ImageView {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, view.scale * factor));
  if (scale <= 1) return { ...view, scale, x: 0, y: 0 };
  const grown = scale / view.scale;
  return { ...view, scale, x: view.x * grown, y: view.y * grown };
}

/** Rotates by 90°; the stage gives the scale at which the rotated picture fits. */
export function turned(view: ImageView, picture: Size, stage: Size): ImageView {
  const turn = view.turn + 90;
  const lies = turn % 180 !== 0 && picture.width > 0 && picture.height > 0;
  const fit = lies ? Math.min(stage.width / picture.height, stage.height / picture.width, 1) : 1;
  return { ...view, turn, fit, x: 0, y: 0 };
}
