import { type ReactNode, type RefCallback, useEffect, useRef } from 'react';
import { useWords } from '../theme/useWords.js';
import { OptionRow } from './OptionPanel.styles.js';
import { zhCombobox } from './Combobox.zh.js';
import type { ListRow } from './options.js';
import type { ComboboxState } from './useCombobox.js';
import { Glyph } from '../icon/Glyph.js';
import { checkIcon } from '../icon/paths.js';

export interface RowsProps {
  state: ComboboxState;
  isChosen: (row: ListRow) => boolean;
}

interface RowProps extends RowsProps {
  row: ListRow;
  index: number;
  start?: number;
  measure?: RefCallback<HTMLElement>;
}

/** An option, 全选, or the name of a group. `start` is its position in a virtual list. */
export function OptionItem({ state, isChosen, row, index, start, measure }: RowProps) {
  const words = useWords('combobox', zhCombobox);
  const active = index === state.active;
  const own = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (active && start === undefined) own.current?.scrollIntoView?.({ block: 'nearest' });
  }, [active, start]);
  const place = {
    'data-index': index,
    ref: (element: HTMLDivElement | null) => {
      own.current = element;
      measure?.(element);
    },
    style: start === undefined ? undefined : { position: 'absolute' as const, top: start },
  };
  if (row.kind === 'group') {
    return (
      <OptionRow data-part="group" role="presentation" {...place}>
        {row.label}
      </OptionRow>
    );
  }
  const chosen = isChosen(row);
  const option = row.kind === 'option' ? row.option : undefined;
  const content: ReactNode = option ? option.label : words.all;
  return (
    <OptionRow
      {...place}
      id={`${state.id}-${index}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- see the listbox
      role="option"
      data-part="option"
      data-active={active ? '' : undefined}
      aria-selected={chosen}
      aria-disabled={option?.disabled ? true : undefined}
      aria-setsize={start === undefined ? undefined : state.rows.length}
      aria-posinset={start === undefined ? undefined : index + 1}
      onClick={(event) => state.choose(row, event)}
      onPointerMove={() => state.setActive(index)}
    >
      <span data-part="text">
        {content}
        {option?.disabled && option.reason ? <small>{option.reason}</small> : null}
      </span>
      {chosen ? <Glyph of={checkIcon} /> : null}
    </OptionRow>
  );
}
