/** How one picture stands on its stage. */
export interface ImageView {
  /** 1 is the size at which the picture fits. */
  scale: number;
  /** Quarter turns to the right, in degrees; counts on, so that it never turns back the long way. */
  turn: number;
  /** What makes a picture that lies on its side fit again. */
  fit: number;
  /** How far it has been moved, in CSS pixels. */
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

/** Moved, but never so far that more than half of it has left the stage. */
export function moved(view: ImageView, dx: number, dy: number, stage: Size): ImageView {
  if (view.scale <= 1) return view;
  return {
    ...view,
    x: within(view.x + dx, (stage.width * view.scale) / 2),
    y: within(view.y + dy, (stage.height * view.scale) / 2),
  };
}

/** At its fitting size and below the picture stands in the middle: it cannot be lost. */
export function zoomed(view: ImageView, factor: number): ImageView {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, view.scale * factor));
  if (scale <= 1) return { ...view, scale, x: 0, y: 0 };
  const grown = scale / view.scale;
  return { ...view, scale, x: view.x * grown, y: view.y * grown };
}

/** A quarter turn; lying on its side the picture is made as small as the stage asks for. */
export function turned(view: ImageView, picture: Size, stage: Size): ImageView {
  const turn = view.turn + 90;
  const lies = turn % 180 !== 0 && picture.width > 0 && picture.height > 0;
  const fit = lies ? Math.min(stage.width / picture.height, stage.height / picture.width, 1) : 1;
  return { ...view, turn, fit, x: 0, y: 0 };
}
