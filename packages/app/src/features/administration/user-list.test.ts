import { expect, it } from 'vitest';
import { listFile } from './user-list.js';

it.each([
  ['shenhe9\t孙范本\n', '账号\t姓名\t手机号\t部门\t角色\t邮箱\nshenhe9\t孙范本\n'],
  ['\n账号\t姓名\nshenhe9\t孙范本', '账号\t姓名\nshenhe9\t孙范本'],
  ['yi，乙,1', '账号,姓名,手机号,部门,角色,邮箱\nyi,乙,1'],
])('a pasted list has heads once', async (text, wanted) => {
  expect(await listFile(text).text()).toBe(wanted);
});
