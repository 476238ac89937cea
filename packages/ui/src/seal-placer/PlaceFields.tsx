import { useId, useState } from 'react';
import { Button } from '../button/index.js';
import { Glyph } from '../icon/Glyph.js';
import { trashIcon } from '../icon/paths.js';
import { NumberInput } from '../number-input/index.js';
import { useWords } from '../theme/useWords.js';
import { movedTo, onEveryPage, type PageSize, type PlacedSeal, resizedTo } from './placement.js';
import { Numbers } from './SealPlacer.styles.js';
import { zhSealPlacer } from './SealPlacer.zh.js';

interface PlaceFieldsProps {
  one: PlacedSeal;
  placed: readonly PlacedSeal[];
  size: PageSize;
  pages: number;
  onChange: (next: readonly PlacedSeal[]) => void;
}

/**
 * The position of the selected seal as numbers, so that dragging is never needed, and the same position on other
 * pages.
 */
export function PlaceFields({ one, placed, size, pages, onChange }: PlaceFieldsProps) {
  const words = useWords('sealPlacer', zhSealPlacer);
  const [range, setRange] = useState({ from: 1, to: pages });
  const id = useId();
  const change = (next: PlacedSeal) => onChange(placed.map((other) => (other.id === one.id ? next : other)));
  const count = placed.filter(({ sealId }) => sealId === one.sealId).length;
  return (
    <>
      <Numbers aria-label={words.fields}>
        {(['left', 'top'] as const).map((key) => (
          <label key={key} htmlFor={`${id}-${key}`}>
            {words[key]}
            <NumberInput
              id={`${id}-${key}`}
              value={Math.round(one[key])}
              max={600}
              onValueChange={(value) => change(movedTo(one, { [key]: value }, size))}
            />
          </label>
        ))}
        <label htmlFor={`${id}-width`}>
          {words.width}
          <NumberInput
            id={`${id}-width`}
            value={Math.round(one.width)}
            min={5}
            max={120}
            onValueChange={(value) => change(resizedTo(one, value, size))}
          />
        </label>
        <Button
          icon={<Glyph of={trashIcon} />}
          onClick={() => onChange(placed.filter((other) => other.id !== one.id))}
        >
          {words.remove}
        </Button>
      </Numbers>
      {pages > 1 ? (
        <Numbers>
          <PageRange pages={pages} value={range} onValueChange={setRange} />
          <Button onClick={() => onChange(onEveryPage(placed, one, range))}>{words.everyPage}</Button>
        </Numbers>
      ) : null}
      <p aria-live="polite">
        {words.place(one.page, one.left, one.top, one.width)}
        {count > 1 ? words.count(count) : ''}
      </p>
    </>
  );
}

interface Range {
  from: number;
  to: number;
}
interface PageRangeProps {
  pages: number;
  value: Range;
  onValueChange: (range: Range) => void;
}

/** A page range whose first page is never after the last. */
export function PageRange({ pages, value: { from, to }, onValueChange }: PageRangeProps) {
  const words = useWords('sealPlacer', zhSealPlacer);
  const id = useId();
  return (
    <>
      <label htmlFor={`${id}-from`}>
        {words.from}
        <NumberInput
          id={`${id}-from`}
          value={from}
          min={1}
          max={pages}
          onValueChange={(next) => onValueChange({ from: next, to: Math.max(next, to) })}
        />
      </label>
      <label htmlFor={`${id}-to`}>
        {words.to}
        <NumberInput
          id={`${id}-to`}
          value={to}
          min={1}
          max={pages}
          onValueChange={(next) => onValueChange({ from: Math.min(from, next), to: next })}
        />
      </label>
    </>
  );
}
