import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { itemsOf } from '../internal/itemsOf.js';
import { useControllableState } from '../internal/useControllableState.js';
import type { ValueChangeDetails } from '../internal/valueChange.js';
import { TabButton, TabList, TabPanel } from './Tabs.styles.js';

/** One tab. */
export interface TabItem {
  /** The value. */
  value: string;
  /** The label. */
  label: ReactNode;
  /** After the label: a count. */
  badge?: ReactNode;
  /** Disabled. */
  disabled?: boolean;
  /** Its panel. Leave it out if the caller renders the content itself. */
  content?: ReactNode;
}

export interface TabsProps extends Omit<ComponentPropsWithRef<'div'>, 'defaultValue' | 'onChange'> {
  /** The tabs, from the left. */
  items: readonly TabItem[] | null | undefined;
  /** Accessible name of the tab list. */
  label: string;
  /** The value; makes it controlled. */
  value?: string;
  /** Initial value when uncontrolled. @default the first item that is not disabled */
  defaultValue?: string;
  /** Called with the new value and the reason. */
  onValueChange?: (value: string, details: ValueChangeDetails<'press' | 'keyboard'>) => void;
}

/** Views of one subject, one shown at a time. Arrow keys move and activate at once; Tab moves into the panel. */
export function Tabs({ items: given, label, value, defaultValue, onValueChange, ...rest }: TabsProps) {
  const items = itemsOf(given);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const enabled = items.filter((item) => !item.disabled);
  const [asked, setChosen] = useControllableState(value, defaultValue ?? '', onValueChange);
  const known = items.find((item) => item.value === asked);
  // Items may arrive later, or be removed: one tab is always open, unless the value is controlled.
  const current = known ?? (value === undefined ? enabled[0] : undefined);
  // One tab stays a tab stop even while none is open.
  const stop = current ?? enabled[0];

  const move = (event: KeyboardEvent<HTMLElement>) => {
    // Alt and Left goes back in the browser.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const at = enabled.findIndex((item) => item === current);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: enabled.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = enabled.at(to % enabled.length);
    if (!next) return;
    setChosen(next.value, { reason: 'keyboard', event });
    const tabs = list.current?.querySelectorAll<HTMLElement>('[role="tab"]');
    tabs?.[items.indexOf(next)]?.focus();
  };

  return (
    <div data-component="Tabs" {...rest}>
      <TabList ref={list} role="tablist" aria-label={label} data-part="list">
        {items.map((item) => {
          const selected = item === current;
          return (
            <TabButton
              key={item.value}
              type="button"
              role="tab"
              id={`${id}-tab-${item.value ?? ''}`}
              aria-selected={selected}
              aria-controls={selected && item.content !== undefined ? `${id}-panel` : undefined}
              aria-disabled={item.disabled ? true : undefined}
              tabIndex={item === stop ? 0 : -1}
              onKeyDown={move}
              onClick={(event) => {
                if (!item.disabled && !selected) setChosen(item.value, { reason: 'press', event });
              }}
            >
              {item.label}
              {item.badge === undefined ? null : <span data-part="badge">{item.badge}</span>}
            </TabButton>
          );
        })}
      </TabList>
      {current?.content === undefined ? null : (
        <TabPanel
          key={current.value}
          role="tabpanel"
          id={`${id}-panel`}
          aria-labelledby={`${id}-tab-${current.value ?? ''}`}
          tabIndex={0}
          data-part="panel"
        >
          {current.content}
        </TabPanel>
      )}
    </div>
  );
}
