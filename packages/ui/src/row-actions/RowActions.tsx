import type { ComponentPropsWithRef } from 'react';
import { Button } from '../button/Button.js';
import { LinkButton } from '../button/LinkButton.js';
import { DropdownMenu } from '../dropdown-menu/DropdownMenu.js';
import type { DropdownMenuItem } from '../dropdown-menu/MenuRow.js';
import { Glyph } from '../icon/Glyph.js';
import { moreIcon } from '../icon/paths.js';
import { IconButton } from '../icon-button/IconButton.js';
import { itemsOf } from '../internal/itemsOf.js';
import { useWords } from '../theme/useWords.js';
import { RowActionsRoot } from './RowActions.styles.js';
import { zhRowActions } from './RowActions.zh.js';

export interface RowActionsProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Name of the record. Every control carries it, so that one row's 编辑 differs from the next one's. */
  name: string;
  /**
   * The actions of the record, the most wanted first: that one is a button, the others are in a menu. A `danger` action
   * is a button only if it is the only one.
   */
  items: readonly Omit<DropdownMenuItem, 'external'>[] | null | undefined;
}

/** The actions of one record in its row: one visible button, the others in a menu. A disabled one says why. */
export function RowActions({ name, items: given, ...rest }: RowActionsProps) {
  const words = useWords('rowActions', zhRowActions);
  const record = name ?? ''; // a server may have left it out, or a label
  const items = itemsOf(given);
  const [first] = items;
  if (!first) return null;
  const shown = first.danger && items.length > 1 ? undefined : first;
  const inMenu = shown ? items.slice(1) : items;
  return (
    <RowActionsRoot {...rest} data-component="RowActions">
      {shown ? <FirstAction item={shown} label={words.action(shown.label ?? '', record)} /> : null}
      {inMenu.length > 0 ? (
        <DropdownMenu
          trigger={<IconButton size="sm" icon={<Glyph of={moreIcon} />} label={words.more(record)} />}
          items={inMenu}
        />
      ) : null}
    </RowActionsRoot>
  );
}

function FirstAction({ item, label }: { item: Omit<DropdownMenuItem, 'external'>; label: string }) {
  const look = { size: 'sm', variant: 'text', 'aria-label': label } as const;
  return item.href !== undefined && !item.disabled ? (
    <LinkButton {...look} href={item.href}>
      {item.label}
    </LinkButton>
  ) : (
    <Button {...look} disabled={item.disabled ?? false} disabledReason={item.reason} onClick={item.onSelect}>
      {item.label}
    </Button>
  );
}
