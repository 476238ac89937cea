import { expect, it } from 'vitest';
import { parseUsers } from './user-list.js';

it('reads cells by their place, empty ones too, and no head line', () =>
  expect(parseUsers('账号\t姓名\n\nshenhe9\t孙范本\t13000000099\t\t审核员、客服\nyi, 乙 ,1')).toEqual([
    {
      userName: 'shenhe9',
      nickName: '孙范本',
      phonenumber: '13000000099',
      deptName: '',
      roleNames: '审核员、客服',
      email: '',
    },
    { userName: 'yi', nickName: '乙', phonenumber: '1', deptName: '', roleNames: '', email: '' },
  ]));
