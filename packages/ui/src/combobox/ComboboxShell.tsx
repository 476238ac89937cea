import { type ComponentPropsWithRef, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { frameState } from '../internal/frameState.js';
import { overlayPart } from '../internal/overlayPart.js';
import { useMergedRefs } from '../internal/useMergedRefs.js';
import { useOpener } from '../internal/useOpener.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useWords } from '../theme/useWords.js';
import { ComboFrame, ComboInput, ComboValues } from './Combobox.styles.js';
import { zhCombobox } from './Combobox.zh.js';
import type { ListRow } from './options.js';
import type { ComboboxBaseProps } from './comboboxProps.js';
import type { ComboboxState } from './useCombobox.js';
import { Glyph } from '../icon/Glyph.js';
import { chevronDownIcon, closeIcon } from '../icon/paths.js';

const OptionPanel = overlayPart(async () => (await import('./OptionPanel.js')).OptionPanel);

export type ComboboxInputProps = Omit<
  ComponentPropsWithRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'multiple' | 'list' | 'type'
>;

interface ComboboxShellProps extends ComboboxInputProps, Pick<ComboboxBaseProps, 'searchable' | 'invalid'> {
  component: string;
  state: ComboboxState;
  text: string;
  multiple?: boolean;
  isChosen: (row: ListRow) => boolean;
  /** Chips before the text. */
  chips?: ReactNode;
  /** Clears the value; without it there is no clear button. */
  onClear?: () => void;
}

/** Frame, text field, buttons and list, shared by `Combobox` and `MultiCombobox`. */
export function ComboboxShell({
  component,
  state,
  text,
  multiple,
  isChosen,
  chips,
  onClear,
  searchable = true,
  invalid,
  onKeyDown,
  onBlur,
  onFocus,
  onClick,
  readOnly,
  ref,
  ...rest
}: ComboboxShellProps) {
  const words = useWords('combobox', zhCombobox);
  const { open, setOpen, id, active, rows, query, loading } = state;
  const [frame, setFrame] = useOpener<HTMLDivElement>(open);
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMergedRefs(input, ref);
  // Shows the beginning of the chosen label. The browser scrolls to the caret one frame later, so this waits two.
  useEffect(() => {
    if (open) return undefined;
    const show = () => {
      if (input.current) input.current.scrollLeft = 0;
    };
    let frame = requestAnimationFrame(() => (frame = requestAnimationFrame(show)));
    return () => cancelAnimationFrame(frame);
  }, [open, text]);
  const count = rows.filter((row) => row.kind === 'option').length;
  return (
    <>
      <ComboFrame
        ref={setFrame}
        data-part="frame"
        onPointerEnter={OptionPanel.prefetch}
        {...frameState({ 'aria-invalid': invalid, ...rest, readOnly: readOnly || !searchable })}
      >
        <ComboValues>
          {chips}
          <ComboInput
            data-component={component}
            data-part="control"
            autoComplete="off"
            aria-invalid={invalid ? true : undefined}
            {...rest}
            ref={inputRef}
            type="text"
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is an input; a native select has no search
            role="combobox"
            aria-autocomplete={searchable ? 'list' : 'none'}
            aria-haspopup="listbox"
            aria-expanded={open}
            aria-controls={open ? `${id}-list` : undefined}
            aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
            data-fixed={readOnly ? '' : undefined}
            readOnly={readOnly || !searchable}
            value={text}
            onChange={(event) => state.type(event.target.value)}
            onKeyDown={(event) => {
              onKeyDown?.(event);
              if (!event.defaultPrevented) state.onKeyDown(event);
            }}
            onClick={(event) => {
              onClick?.(event);
              if (open && searchable) return;
              setOpen(!open);
              if (searchable && !open) event.currentTarget.select();
            }}
            onFocus={(event) => {
              OptionPanel.prefetch();
              onFocus?.(event);
            }}
            onBlur={(event) => {
              state.leave();
              onBlur?.(event);
            }}
          />
        </ComboValues>
        {onClear && !rest.disabled && !readOnly ? (
          // For pointers only: by keyboard, Backspace or emptying the text does the same.
          <button
            type="button"
            data-part="clear"
            tabIndex={-1}
            aria-label={words.clear}
            onMouseDown={(event) => event.preventDefault()}
            onClick={onClear}
          >
            <Glyph of={closeIcon} />
          </button>
        ) : null}
        <Glyph of={chevronDownIcon} />
      </ComboFrame>
      <HiddenText as="output">{open && query !== '' && !loading ? words.found(count) : ''}</HiddenText>
      {open && frame ? (
        <Suspense fallback={null}>
          <OptionPanel
            state={state}
            frame={frame}
            label={rest['aria-label']}
            multiple={multiple}
            sheet={!searchable}
            isChosen={isChosen}
            setShown={setOpen}
          />
        </Suspense>
      ) : null}
    </>
  );
}
