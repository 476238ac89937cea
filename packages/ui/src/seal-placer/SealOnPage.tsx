import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { byKey, movedTo, placeWords, type PageSize, type Placed } from './placement.js';
import type { SealPicture } from './seal-pictures.js';
import type { Stamping } from './useStamping.js';

interface SealOnPageProps {
  one: Placed;
  picture: SealPicture;
  size: PageSize;
  selected: boolean;
  dispatch: Stamping['dispatch'];
}

/** A seal where it will be: dragged by mouse or finger, or moved by keys; its place is its name. */
export function SealOnPage({ one, picture, size, selected, dispatch }: SealOnPageProps) {
  const grip = useRef<{ x: number; y: number; from: Placed; perPixel: number }>(undefined);
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    const { width } = event.currentTarget.parentElement?.getBoundingClientRect() ?? { width: 0 };
    if (event.button !== 0 || width === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, from: one, perPixel: size.width / width };
    dispatch({ type: 'change', one, settled: true });
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!grip.current) return;
    const { x, y, from, perPixel } = grip.current;
    const to = { left: from.left + (clientX - x) * perPixel, top: from.top + (clientY - y) * perPixel };
    dispatch({ type: 'change', one: movedTo(from, to, size), settled: false });
  };
  const up = () => {
    grip.current = undefined;
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      return dispatch({ type: 'remove', id: one.id });
    }
    const next = byKey(one, event.key, event.shiftKey, size);
    if (!next) return;
    event.preventDefault();
    dispatch({ type: 'change', one: next, settled: true });
  };
  return (
    // oxlint-disable-next-line react/forbid-elements -- a picture on a page, none of the widget's looks fit
    <button
      type="button"
      aria-pressed={selected}
      aria-label={`${picture.name}，${placeWords(one)}`}
      aria-describedby="stamp-keys"
      style={{
        left: `${(one.left / size.width) * 100}%`,
        top: `${(one.top / size.height) * 100}%`,
        width: `${(one.width / size.width) * 100}%`,
        height: `${(one.height / size.height) * 100}%`,
      }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={press}
      onFocus={() => dispatch({ type: 'select', id: one.id })}
    >
      <img src={picture.url} alt="" />
    </button>
  );
}
