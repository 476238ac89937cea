import type { HTMLProps, MouseEvent } from 'react';
import { useListItem } from '@floating-ui/react';
import { type IconSlot, renderIcon } from '../internal/iconSlot.js';
import { HiddenText } from '../theme/HiddenText.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { MenuItem } from './DropdownMenu.styles.js';
import { zhLink } from '../link/Link.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { externalIcon } from '../icon/paths.js';

/** One row of a menu: a link with `href`, else a button. */
export interface DropdownMenuItem {
  /** Unique key; `onSelect` of the menu receives it. */
  key: string;
  /** The label of the row. */
  label: string;
  /** An icon before the label. */
  icon?: IconSlot;
  /** Makes it a link. */
  href?: string;
  /** A link that opens in a new window. @default false */
  external?: boolean;
  /** Called when the row is chosen. */
  onSelect?: () => void;
  /** Disabled but readable; give the reason in `reason`. @default false */
  disabled?: boolean;
  /** Why it is disabled; shown below the label. */
  reason?: string;
  /** The action cannot be undone. */
  danger?: boolean;
  /** A line above it. */
  separated?: boolean;
}

interface MenuRowProps {
  item: DropdownMenuItem;
  active: boolean;
  getItemProps: (props?: HTMLProps<HTMLElement>) => Record<string, unknown>;
  onChoose: () => void;
}

export function MenuRow({ item, active, getItemProps, onChoose }: MenuRowProps) {
  const locale = useWords('link', zhLink);
  const Anchor = useLinkComponent() as 'a';
  const { ref } = useListItem({ label: item.label });
  const linked = item.href !== undefined && !item.disabled;
  const element = linked
    ? {
        as: item.external ? ('a' as const) : Anchor,
        href: item.href,
        ...(item.external ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
      }
    : { type: 'button' as const };

  return (
    <MenuItem
      {...element}
      role="menuitem"
      ref={ref}
      tabIndex={active ? 0 : -1}
      aria-disabled={item.disabled ? true : undefined}
      data-danger={item.danger ? '' : undefined}
      {...getItemProps({
        onClick(event: MouseEvent) {
          if (item.disabled) event.preventDefault();
          else onChoose();
        },
      })}
    >
      {renderIcon(item.icon)}
      <span>
        {item.label}
        {item.disabled && item.reason ? <small>{item.reason}</small> : null}
      </span>
      {item.external ? (
        <>
          <Glyph of={externalIcon} size="1em" />
          <HiddenText>{locale.external}</HiddenText>
        </>
      ) : null}
    </MenuItem>
  );
}
