import type { Permission } from '@ca-portal/api/domain';
import type { DropdownMenuItem } from '@ca-portal/ui/dropdown-menu';
import type { ResourceAction, ResourceDescription } from './description.js';

/** All actions of a record for this user: first the change, then the page's own actions. */
export function allActions<Row extends object>(
  { form, actions = [] }: ResourceDescription<Row>,
  may: (permission: Permission | undefined) => boolean,
  onEdit: (row: Row) => void,
): readonly ResourceAction<Row>[] {
  const edit = form?.edit;
  const editing: ResourceAction<Row>[] =
    edit && may(edit.permission)
      ? [
          {
            label: '编辑',
            ...(edit.locked ? { locked: edit.locked } : {}),
            open: onEdit,
          },
        ]
      : [];
  return [...editing, ...actions.filter(({ permission }) => may(permission))];
}

/** The actions offered for one record, as items of its row; a locked one is disabled with its reason. */
export const itemsFor = <Row>(
  row: Row,
  actions: readonly ResourceAction<Row>[],
  onStart: (action: ResourceAction<Row>, row: Row) => void,
): readonly DropdownMenuItem[] =>
  actions
    .filter((action) => !action.hidden?.(row))
    .map((action) => {
      const reason = action.locked?.(row);
      return {
        key: action.label,
        label: action.label,
        ...(action.href ? { href: action.href(row) } : { onSelect: () => onStart(action, row) }),
        ...(action.danger ? { danger: true } : {}),
        ...(reason === undefined ? {} : { disabled: true, reason }),
      };
    });
