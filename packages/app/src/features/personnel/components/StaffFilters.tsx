import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Input } from '@ca-portal/ui/input';
import { Select } from '@ca-portal/ui/select';
import { Filters } from '../../../shell/content/ListCard.styles.js';
import {
  isFiltered,
  roleOptions,
  start,
  verificationOptions,
  type StaffPosition,
} from '../staff-position.js';

const all = 'all';

interface StaffFiltersProps {
  position: StaffPosition;
  onChange: (position: StaffPosition) => void;
}

/** What narrows the staff; a change begins at the first page. */
export function StaffFilters({ position, onChange }: StaffFiltersProps) {
  const narrow = (change: Partial<StaffPosition>) => onChange({ ...position, ...change, page: 1 });
  return (
    <Filters aria-label="筛选员工">
      <span data-part="words">
        <Input
          type="search"
          aria-label="姓名或手机号"
          placeholder="姓名、手机号"
          maxLength={50}
          prefix={<Icon name="search" />}
          value={position.keyword}
          onValueChange={(keyword) => narrow({ keyword })}
        />
      </span>
      <span data-part="choice">
        <Select
          aria-label="角色"
          options={[{ value: all, label: '全部角色' }, ...roleOptions]}
          value={position.roleId || all}
          onValueChange={(roleId) => narrow({ roleId: roleId === all ? '' : roleId })}
        />
      </span>
      <span data-part="choice">
        <Select
          aria-label="实名状态"
          options={[{ value: all, label: '全部实名状态' }, ...verificationOptions]}
          value={position.verification || all}
          onValueChange={(verification) => narrow({ verification: verification === all ? '' : verification })}
        />
      </span>
      {isFiltered(position) ? (
        <Button variant="text" onClick={() => onChange(start)}>
          重置
        </Button>
      ) : null}
    </Filters>
  );
}
