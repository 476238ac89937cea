import { type ReactNode, type RefCallback, useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useVirtualizer } from '@tanstack/react-virtual';
import { Button } from '../button/Button.js';
import { Icon } from '../icon/Icon.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { ListRoom, OptionList, OptionRow, Panel, PanelNote } from './Combobox.styles.js';
import { zhCombobox } from './Combobox.zh.js';
import type { ListRow } from './options.js';
import type { ComboboxState } from './useCombobox.js';

/** Up to here all rows exist, so that the browser and screen readers see the whole list. */
const PLAIN_ROWS = 100;
const ROW_HEIGHT = 40;

interface OptionPanelProps {
  state: ComboboxState;
  label: string | undefined;
  multiple?: boolean;
  sheet: boolean;
  isChosen: (row: ListRow) => boolean;
}

/** The list below the text, or why there is none. */
export function OptionPanel({ state, label, multiple, sheet, isChosen }: OptionPanelProps) {
  const words = useWords('combobox', zhCombobox);
  const container = usePortalContainer();
  const { rows, loading, failed, retry, id, setPanel } = state;
  const note = failed ? words.failed : loading ? words.loading : rows.length === 0 ? words.empty : undefined;

  return createPortal(
    <Panel
      ref={setPanel}
      data-part="panel"
      data-sheet={sheet ? '' : undefined}
      style={state.panelStyle}
      // The focus stays in the text: pressing an option or the scroll bar must not take it away.
      onMouseDown={(event) => event.preventDefault()}
    >
      {note ? (
        <PanelNote data-part="note">
          {note}
          {failed && retry ? (
            <Button variant="text" size="sm" tabIndex={-1} onClick={retry}>
              {words.retry}
            </Button>
          ) : null}
        </PanelNote>
      ) : null}
      <OptionList
        id={`${id}-list`}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native list has no search, no reasons, no virtual rows
        role="listbox"
        aria-label={label ?? words.list}
        aria-multiselectable={multiple ? true : undefined}
        aria-busy={loading ? true : undefined}
        hidden={failed || rows.length === 0}
      >
        {rows.length > PLAIN_ROWS ? (
          <VirtualRows state={state} isChosen={isChosen} />
        ) : (
          rows.map((row, index) => <Row key={row.key} {...{ state, isChosen, row, index }} />)
        )}
      </OptionList>
    </Panel>,
    container ?? document.body,
  );
}

interface RowsProps {
  state: ComboboxState;
  isChosen: (row: ListRow) => boolean;
}

function VirtualRows({ state, isChosen }: RowsProps) {
  const { rows, active } = state;
  const room = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- its functions go to no memoised child
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => room.current?.closest<HTMLElement>('[role="listbox"]') ?? null,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: 8,
    useFlushSync: false,
  });
  useEffect(() => {
    if (active >= 0) virtualizer.scrollToIndex(active);
  }, [active, virtualizer]);
  return (
    <ListRoom ref={room} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map(({ index, start, key }) => {
        const row = rows[index];
        return row ? (
          <Row
            key={key}
            {...{ state, isChosen, row, index }}
            start={start}
            measure={virtualizer.measureElement}
          />
        ) : null;
      })}
    </ListRoom>
  );
}

interface RowProps extends RowsProps {
  row: ListRow;
  index: number;
  start?: number;
  measure?: RefCallback<HTMLElement>;
}

function Row({ state, isChosen, row, index, start, measure }: RowProps) {
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
      {chosen ? <Icon name="check" /> : null}
    </OptionRow>
  );
}
