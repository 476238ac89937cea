import { expect, it } from 'vitest';
import { isFiltered, positionParams, readPosition, roleOf, start } from './staff-position.js';

it('comes back from its own address', () => {
  const position = {
    tab: 'requests',
    page: 2,
    size: 20,
    keyword: '李',
    roleId: '4',
    verification: '1',
    requestState: 'rejected',
  } as const;
  expect(readPosition(positionParams(position))).toEqual(position);
  expect(positionParams(start).toString()).toBe('');
});

it('takes nonsense for the first page of the staff', () => {
  expect(
    readPosition(new URLSearchParams('tab=x&page=0&size=11&roleId=5&verification=9&requestState=no')),
  ).toEqual(start);
});

it('knows filters and the roles that staff can have', () => {
  expect(isFiltered({ ...start, keyword: ' ' })).toBe(false);
  expect(isFiltered({ ...start, roleId: '4' })).toBe(true);
  expect(roleOf('5')).toBeUndefined();
  expect(roleOf('9')).toBe(9);
});
