import { useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { useWords } from '../theme/useWords.js';
import { byKey, movedTo, type PageSize, type PlacedSeal, type SealPicture } from './placement.js';
import { zhSealPlacer } from './SealPlacer.zh.js';

interface SealOnPageProps {
  one: PlacedSeal;
  picture: SealPicture;
  size: PageSize;
  chosen: boolean;
  /** Id of the text that explains the keys. */
  keysId: string;
  onChoose: () => void;
  /** `keep`: add the former state to the undo history. */
  onChange: (next: PlacedSeal, keep: boolean) => void;
  onRemove: () => void;
}

/** A seal at its position: dragged by mouse or touch, or moved by keys; the position is part of its name. */
export function SealOnPage({
  one,
  picture,
  size,
  chosen,
  keysId,
  onChoose,
  onChange,
  onRemove,
}: SealOnPageProps) {
  const words = useWords('sealPlacer', zhSealPlacer);
  const grip = useRef<{ x: number; y: number; from: PlacedSeal; perPixel: number; moved: boolean }>(
    undefined,
  );
  const down = (event: PointerEvent<HTMLButtonElement>) => {
    const { width } = event.currentTarget.parentElement?.getBoundingClientRect() ?? { width: 0 };
    if (event.button !== 0 || width === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const perPixel = size.width / width;
    grip.current = { x: event.clientX, y: event.clientY, from: one, perPixel, moved: false };
    onChoose();
  };
  const move = ({ clientX, clientY }: PointerEvent) => {
    if (!grip.current) return;
    const { x, y, from, perPixel, moved } = grip.current;
    if (clientX === x && clientY === y && !moved) return;
    grip.current.moved = true;
    const to = { left: from.left + (clientX - x) * perPixel, top: from.top + (clientY - y) * perPixel };
    onChange(movedTo(from, to, size), !moved);
  };
  const up = () => {
    grip.current = undefined;
  };
  const press = (event: KeyboardEvent) => {
    const isRemoval = event.key === 'Delete' || event.key === 'Backspace';
    const next = isRemoval ? undefined : byKey(one, event.key, event.shiftKey, size);
    if (!isRemoval && !next) return;
    event.preventDefault();
    if (next) onChange(next, true);
    else onRemove();
  };
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <button
      type="button"
      aria-pressed={chosen}
      aria-label={words.seal(picture.name ?? '', words.place(one.page, one.left, one.top, one.width))}
      aria-describedby={keysId}
      style={{
        left: share(one.left, size.width),
        top: share(one.top, size.height),
        width: share(one.width, size.width),
        height: share(one.height, size.height),
      }}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={up}
      onKeyDown={press}
      onFocus={onChoose}
    >
      <img src={picture.url || undefined} alt="" />
    </button>
  );
}
