import { zhCN } from '@ca-portal/ca-lock-sdk/messages/zh-CN';
import { expect, it } from 'vitest';
import * as stories from './LockErrors.stories.js';

const kebab = (name: string) => name.replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase();

it('every error of the SDK has its story', () => {
  const named = new Set(Object.keys(stories).map(kebab));
  expect(Object.keys(zhCN.messages).filter((code) => !named.has(code))).toEqual([]);
});
