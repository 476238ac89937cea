import { Dialog } from '@ca-portal/ui/dialog';
import { Table } from '@ca-portal/ui/table';
import { HiddenText } from '@ca-portal/ui/theme';
import { useEffect, useEffectEvent, useState, type ReactNode, type RefObject } from 'react';
import { KeyLine } from './desk.styles.js';

/** One key of a desk. */
export interface DeskKey {
  /** `event.key` in lower case; combinations are written as `Ctrl+Enter` and `Alt+1`. */
  readonly key: string;
  /** Its effect, for the line at the end and for `?`. */
  readonly does: string;
  /** Without it the key is handled elsewhere and only listed here. */
  readonly run?: () => void;
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'textarea, select, [contenteditable="true"], input:not([type="radio"], [type="checkbox"], [type="button"])',
  ) !== null;

function nameOf({ key, ctrlKey, metaKey, altKey, code }: KeyboardEvent): string {
  if (ctrlKey || metaKey) return `Ctrl+${key}`;
  // With Alt some systems produce another character, so the key's position counts.
  return altKey ? `Alt+${/^Digit(\d)$/.exec(code)?.[1] ?? key}` : key.toLowerCase();
}

/** As printed on the keyboard: letters are capitals. */
const nameOnBoard = (key: string) => (key.length === 1 ? key.toUpperCase() : key);

const columns = [
  { key: 'key', header: '按键', primary: true, render: ({ key }: DeskKey) => <kbd>{nameOnBoard(key)}</kbd> },
  { key: 'does', header: '作用', render: ({ does }: DeskKey) => does },
];
const rowKey = ({ key }: DeskKey) => key;

interface DeskKeys {
  /** The line of keys at the end of the desk; `help` is the table that `?` opens. */
  readonly line: ReactNode;
  readonly help: ReactNode;
}

/**
 * Keyboard shortcuts of a desk, wherever the focus is, so that no Tab presses are needed. Single keys are ignored
 * in text fields; combinations are not. A desk in an inactive tab ignores them, also while a dialog is open.
 */
export function useDeskKeys(root: RefObject<HTMLElement | null>, keys: readonly DeskKey[]): DeskKeys {
  const [shown, setShown] = useState(false);
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.repeat || !root.current?.checkVisibility()) return;
    if (document.querySelector('dialog[open], [aria-modal="true"]')) return;
    const name = nameOf(event);
    if (!name.includes('+') && isTyping(event.target)) return;
    if (name === '?') {
      event.preventDefault();
      setShown(true);
      return;
    }
    const found = keys.find(({ key, run }) => run !== undefined && key === name);
    if (!found) return;
    event.preventDefault();
    found.run?.();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const all = [...keys, { key: '?', does: '查看全部快捷键' }];
  return {
    line: (
      <KeyLine>
        <HiddenText>快捷键：</HiddenText>
        {all.map(({ key, does }) => (
          <span key={key}>
            <kbd>{nameOnBoard(key)}</kbd> {does}
          </span>
        ))}
      </KeyLine>
    ),
    help: shown ? (
      <Dialog open onOpenChange={() => setShown(false)} title="快捷键">
        <p>单个按键只在没有输入文字时起作用。</p>
        <Table caption="快捷键" columns={columns} rows={all} rowKey={rowKey} />
      </Dialog>
    ) : null,
  };
}
