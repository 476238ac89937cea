import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { NumberInput } from '@ca-portal/ui/number-input';
import { movedTo, placeWords, resizedTo, type PageSize } from './placement.js';
import { Numbers } from './Stamp.styles.js';
import type { Stamping } from './useStamping.js';

/** The place of the chosen seal in numbers: dragging is never needed. */
export function PlaceFields({ size, stamping: { state, dispatch } }: { size: PageSize; stamping: Stamping }) {
  const one = state.placed.find(({ id }) => id === state.selected);
  const keys = (
    <p id="stamp-keys">
      印章可以拖动，也可以填数字；选中后用方向键移动 1 毫米，按住 Shift 移动 10 毫米，加号减号改大小，Delete
      删除。
    </p>
  );
  if (!one) return keys;
  const change = (next: typeof one) => dispatch({ type: 'change', one: next, settled: true });
  return (
    <>
      <Numbers aria-label="印章位置">
        {(['left', 'top'] as const).map((key) => (
          <label key={key} htmlFor={`stamp-${key}`}>
            {key === 'left' ? '距左（毫米）' : '距上（毫米）'}
            <NumberInput
              id={`stamp-${key}`}
              value={Math.round(one[key])}
              max={600}
              onValueChange={(value) => change(movedTo(one, { [key]: value }, size))}
            />
          </label>
        ))}
        <label htmlFor="stamp-width">
          宽（毫米）
          <NumberInput
            id="stamp-width"
            value={Math.round(one.width)}
            min={5}
            max={120}
            onValueChange={(value) => change(resizedTo(one, value, size))}
          />
        </label>
        <Button icon={<Icon name="trash" />} onClick={() => dispatch({ type: 'remove', id: one.id })}>
          删除
        </Button>
      </Numbers>
      <p aria-live="polite">{placeWords(one)}</p>
      {keys}
    </>
  );
}
