import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { useSaved } from '../../../shared/files/index.js';
import { exportStaff } from '../queries.js';
import { FilterChoice, Filters, FilterWords } from '../../../shared/list/index.js';
import {
  isFiltered,
  roleOptions,
  start,
  verificationOptions,
  type StaffPosition,
} from '../staff-position.js';

interface StaffFiltersProps {
  position: StaffPosition;
  onChange: (position: StaffPosition) => void;
}

/** Filters of the staff list; a change returns to the first page. */
export function StaffFilters({ position, onChange }: StaffFiltersProps) {
  const { save, saving } = useSaved();
  const narrow = (change: Partial<StaffPosition>) => onChange({ ...position, ...change, page: 1 });
  return (
    <Filters aria-label="筛选员工">
      <FilterWords
        label="姓名或手机号"
        placeholder="姓名、手机号"
        maxLength={50}
        value={position.keyword}
        onValueChange={(keyword) => narrow({ keyword })}
      />
      <FilterChoice
        label="角色"
        all="全部角色"
        options={roleOptions}
        value={position.roleId}
        onValueChange={(roleId) => narrow({ roleId })}
      />
      <FilterChoice
        label="实名状态"
        all="全部实名状态"
        options={verificationOptions}
        value={position.verification}
        onValueChange={(verification) => narrow({ verification })}
      />
      {isFiltered(position) ? (
        <Button variant="text" onClick={() => onChange(start)}>
          重置
        </Button>
      ) : null}
      <Button
        icon={<Icon name="download" />}
        loading={saving}
        loadingText="导出中"
        onClick={() => save(() => exportStaff(position))}
      >
        导出
      </Button>
    </Filters>
  );
}
