import { Button, LinkButton } from '@ca-portal/ui/button';
import { DropdownMenu, type DropdownMenuItem } from '@ca-portal/ui/dropdown-menu';
import { Icon } from '@ca-portal/ui/icon';
import { IconButton } from '@ca-portal/ui/icon-button';
import type { ResourceAction } from './description.js';
import { RowButtons } from './resource.styles.js';

interface RowActionsProps<Row> {
  row: Row;
  name: string;
  /** The first one is a button in the row, the others are in a menu. */
  actions: readonly ResourceAction<Row>[];
  onStart: (action: ResourceAction<Row>, row: Row) => void;
}

/** Actions of one record: one visible button, the others in a menu that shows why one is disabled. */
export function RowActions<Row>({ row, name, actions, onStart }: RowActionsProps<Row>) {
  const offered = actions.filter((action) => !action.hidden?.(row));
  const [first, ...others] = offered;
  if (!first) return null;
  const alone = others.length === 0;
  const shown = first.danger && !alone ? undefined : first;
  const inMenu = shown ? others : offered;
  const items: DropdownMenuItem[] = inMenu.map((action) => {
    const reason = action.locked?.(row);
    return {
      key: action.label,
      label: action.label,
      ...(action.href ? { href: action.href(row) } : { onSelect: () => onStart(action, row) }),
      ...(action.danger ? { danger: true } : {}),
      ...(reason === undefined ? {} : { disabled: true, reason }),
    };
  });
  return (
    <RowButtons>
      {shown ? <FirstAction action={shown} row={row} name={name} onStart={onStart} /> : null}
      {items.length > 0 ? (
        <DropdownMenu
          label={`${name}的更多操作`}
          trigger={<IconButton size="sm" icon={<Icon name="more" />} label={`更多操作，${name}`} />}
          items={items}
        />
      ) : null}
    </RowButtons>
  );
}

interface FirstActionProps<Row> extends Omit<RowActionsProps<Row>, 'actions'> {
  action: ResourceAction<Row>;
}
function FirstAction<Row>({ action, row, name, onStart }: FirstActionProps<Row>) {
  const label = `${action.label}，${name}`;
  if (action.href)
    return (
      <LinkButton size="sm" variant="text" href={action.href(row)} aria-label={label}>
        {action.label}
      </LinkButton>
    );
  const reason = action.locked?.(row);
  return (
    <Button
      size="sm"
      variant="text"
      aria-label={label}
      {...(reason === undefined ? {} : { disabledReason: reason })}
      onClick={() => onStart(action, row)}
    >
      {action.label}
    </Button>
  );
}
