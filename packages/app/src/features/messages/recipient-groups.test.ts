import { describe, expect, it } from 'vitest';
import { chosenOf, departmentToggled, departmentsWith } from './recipient-groups.js';

const person = (userId: string, name: string) => ({ userId, name, roleName: '项目负责人' });
const first = { id: 1, name: '甲公司', users: [person('1', '李样例'), person('2', '王演示')] };
const second = { id: 2, name: '乙公司', users: [person('3', '赵样本')] };

describe('recipients by department', () => {
  it('says how much of a department is selected', () => {
    expect([[], ['1'], ['2', '1']].map((ids) => chosenOf(first, new Set(ids)))).toEqual([
      'none',
      'some',
      'all',
    ]);
  });

  it('selects and deselects a whole department, without changing the others', () => {
    const all = departmentToggled(first, ['3', '1']);
    expect(all).toEqual(['3', '1', '2']);
    expect(departmentToggled(first, all)).toEqual(['3']);
  });

  it('finds a department by its name and by its people', () => {
    expect(departmentsWith([first, second], '甲')).toEqual([first]);
    expect(departmentsWith([first, second], ' 赵 ')).toEqual([second]);
    expect(departmentsWith([first, second], '王')).toEqual([{ ...first, users: [person('2', '王演示')] }]);
    expect(departmentsWith([first, second], '')).toHaveLength(2);
  });
});
