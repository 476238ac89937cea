import { Button } from '@ca-portal/ui/button';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Dialog } from '@ca-portal/ui/dialog';
import { Empty } from '@ca-portal/ui/empty';
import { Input } from '@ca-portal/ui/input';
import { useMemo, useState } from 'react';
import type { Department } from '../letter-form.js';
import { chosenOf, departmentsWith, departmentToggled } from '../recipient-groups.js';
import { Departments } from './DepartmentPicker.styles.js';

interface DepartmentPickerProps {
  departments: readonly Department[];
  chosen: readonly string[];
  onChoose: (ids: string[]) => void;
  onClose: () => void;
}

/** Recipients by department: a tick selects all its people, single people can be changed below. */
export function DepartmentPicker({ departments, chosen: before, onChoose, onClose }: DepartmentPickerProps) {
  const [chosen, setChosen] = useState(before);
  const [words, setWords] = useState('');
  const found = useMemo(() => departmentsWith(departments, words), [departments, words]);
  const has = useMemo(() => new Set(chosen), [chosen]);
  const everybody = departments.flatMap(({ users }) => users.map(({ userId }) => userId));
  return (
    <Dialog
      open
      size="lg"
      title="按部门选择收件人"
      onOpenChange={onClose}
      footer={
        <>
          <Button onClick={onClose}>取消</Button>
          <Button
            variant="primary"
            onClick={() => {
              onChoose([...chosen]);
              onClose();
            }}
          >
            选定 {chosen.length} 人
          </Button>
        </>
      }
    >
      <Input
        aria-label="搜索部门、姓名或身份"
        placeholder="搜索部门、姓名或身份"
        value={words}
        onValueChange={setWords}
      />
      {words.trim() ? null : (
        <Checkbox
          value={chosen.length > 0 && everybody.every((id) => has.has(id))}
          indeterminate={chosen.length > 0 && !everybody.every((id) => has.has(id))}
          onValueChange={(all) => setChosen(all ? everybody : [])}
        >
          全部（{everybody.length} 人）
        </Checkbox>
      )}
      {found.length === 0 ? (
        <Empty size="sm" title="没有找到" reason="换一个词，或清空后按部门勾选。" />
      ) : (
        <Departments>
          {found.map((department) => (
            <DepartmentRow
              key={department.id}
              department={department}
              has={has}
              open={words.trim() !== ''}
              onChange={(toggle) => setChosen(toggle)}
            />
          ))}
        </Departments>
      )}
    </Dialog>
  );
}

interface DepartmentRowProps {
  department: Department;
  has: ReadonlySet<string>;
  open: boolean;
  onChange: (toggle: (chosen: readonly string[]) => string[]) => void;
}
function DepartmentRow({ department, has, open, onChange }: DepartmentRowProps) {
  const { name, users } = department;
  const [shown, setShown] = useState(open);
  const much = chosenOf(department, has);
  const toggle = (id: string) =>
    onChange((chosen) => (chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]));
  return (
    <li>
      <Checkbox
        value={much === 'all'}
        indeterminate={much === 'some'}
        onValueChange={() => onChange((chosen) => departmentToggled(department, chosen))}
      >
        {name}（已选 {users.filter(({ userId }) => has.has(userId)).length}，共 {users.length} 人）
      </Checkbox>
      <details open={shown || open} onToggle={(event) => setShown(event.currentTarget.open)}>
        <summary>逐个选择{name}的人</summary>
        {shown || open ? (
          <ul>
            {users.map(({ userId, name: person, roleName }) => (
              <li key={userId}>
                <Checkbox value={has.has(userId)} onValueChange={() => toggle(userId)}>
                  {person}（{roleName}）
                </Checkbox>
              </li>
            ))}
          </ul>
        ) : null}
      </details>
    </li>
  );
}
