import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { MAX_SCALE, MIN_SCALE, moved, type Size, turned, unturned, ZOOM_STEP, zoomed } from './imageView.js';

interface Point {
  x: number;
  y: number;
}

/** A longer swipe across a picture at fit size shows the next one. */
const SWIPE = 60;

const sizeOf = (element: HTMLElement | null): Size => ({
  width: element?.offsetWidth ?? 0,
  height: element?.offsetHeight ?? 0,
});
const distance = ([a, b]: Point[]) => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Zoom, rotation and offset of one picture: one pointer drags or swipes, two pinch, the wheel zooms. */
export function useImageView(stage: RefObject<HTMLElement | null>, onSwipe: (by: number) => void) {
  const [view, setView] = useState(unturned);
  const picture = useRef<HTMLImageElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const start = useRef<Point>(undefined);

  const zoom = (factor: number) => setView((old) => zoomed(old, factor));
  const pan = (dx: number, dy: number) => setView((old) => moved(old, dx, dy, sizeOf(stage.current)));

  useEffect(() => {
    const element = stage.current;
    // React's wheel listeners are passive, so the dialog would scroll too.
    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      setView((old) => zoomed(old, event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP));
    };
    element?.addEventListener('wheel', wheel, { passive: false });
    return () => element?.removeEventListener('wheel', wheel);
  }, [stage]);

  const release = (event: PointerEvent<HTMLElement>) => pointers.current.delete(event.pointerId);

  return {
    view,
    picture,
    canZoomIn: view.scale < MAX_SCALE,
    canZoomOut: view.scale > MIN_SCALE,
    zoomIn: () => zoom(ZOOM_STEP),
    zoomOut: () => zoom(1 / ZOOM_STEP),
    rotate: () => setView((old) => turned(old, sizeOf(picture.current), sizeOf(stage.current))),
    pan,
    reset: () => setView(unturned),
    gestures: {
      onPointerDown(event: PointerEvent<HTMLElement>) {
        // A button on the stage (load again) is clicked, not dragged.
        if (event.button > 0 || (event.target as Element).closest('button')) return;
        // Pointer capture continues the drag outside the window.
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const at = { x: event.clientX, y: event.clientY };
        start.current = pointers.current.size === 0 ? at : undefined;
        pointers.current.set(event.pointerId, at);
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        const known = pointers.current;
        const before = known.get(event.pointerId);
        if (!before) return;
        const wide = distance([...known.values()]);
        known.set(event.pointerId, { x: event.clientX, y: event.clientY });
        if (wide) zoom(distance([...known.values()]) / wide);
        else pan(event.clientX - before.x, event.clientY - before.y);
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const from = start.current;
        const known = release(event);
        start.current = undefined;
        if (!known || !from || view.scale > 1 || event.pointerType !== 'touch') return;
        const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
        if (Math.abs(dx) > SWIPE && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
      },
      onPointerCancel: release,
      onDoubleClick: () => (view.scale > 1 ? setView((old) => zoomed(old, 1 / old.scale)) : zoom(2)),
    },
  };
}
