import type { Permission } from '@ca-portal/api/domain';
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
