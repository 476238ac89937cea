import { Suspense } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button/Button.js';
import { lazyPart } from '../internal/lazyPart.js';
import { usePortalContainer } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { OptionList, Panel, PanelNote } from './OptionPanel.styles.js';
import { zhCombobox } from './Combobox.zh.js';
import { OptionItem } from './OptionItem.js';
import type { ListRow } from './options.js';
import type { ComboboxState } from './useCombobox.js';
import { useListPlace } from './useListPlace.js';

/** Up to this many rows are all rendered, so that the browser and screen readers know the whole list. */
const PLAIN_ROWS = 100;
const VirtualRows = lazyPart(async () => (await import('./VirtualRows.js')).VirtualRows);

interface OptionPanelProps {
  state: ComboboxState;
  /** The field that opens the panel. */
  frame: HTMLElement;
  label: string | undefined;
  multiple?: boolean;
  sheet: boolean;
  isChosen: (row: ListRow) => boolean;
}

/** The list below the text field, or a message in its place; loaded when pointer or focus comes near the field. */
export function OptionPanel({ state, frame, label, multiple, sheet, isChosen }: OptionPanelProps) {
  const words = useWords('combobox', zhCombobox);
  const container = usePortalContainer();
  const { rows, loading, failed, retry, id } = state;
  const { setPanel, style } = useListPlace(frame);
  const note = failed ? words.failed : loading ? words.loading : rows.length === 0 ? words.empty : undefined;

  const plainRows = rows
    .slice(0, PLAIN_ROWS)
    .map((row, index) => <OptionItem key={row.key} {...{ state, isChosen, row, index }} />);

  if (container === null) return null; // not positioned yet, as every other overlay
  return createPortal(
    <Panel
      ref={setPanel}
      data-part="panel"
      data-sheet={sheet ? '' : undefined}
      style={style}
      // The focus stays in the text field: pressing an option or the scroll bar must not move it.
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
          <Suspense fallback={plainRows}>
            <VirtualRows state={state} isChosen={isChosen} instead={() => plainRows} />
          </Suspense>
        ) : (
          plainRows
        )}
      </OptionList>
    </Panel>,
    container ?? document.body,
  );
}
