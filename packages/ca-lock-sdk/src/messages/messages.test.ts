import { describe, expect, it } from 'vitest';
import { lockErrorCodes, type LockErrorCode } from '../errors/codes.js';
import { LockError } from '../errors/LockError.js';
import { LOCK_ITEMS, type LockItem } from '../wire/items.js';
import { lockMessage as enUS } from './en-US.js';
import { lockMessage as zhCN } from './zh-CN.js';
import { lockMessage, lockMessages, type LockLocale } from './index.js';

const codes = lockErrorCodes();
const locales: LockLocale[] = ['zh-CN', 'en-US'];

describe('messages', () => {
  it('returns the same through the subpath of one language', () => {
    const error = new LockError('read-failed', { item: 'sealInfo' });
    expect(zhCN(error)).toEqual(lockMessage(error));
    expect(zhCN(error).title).toBe('读取印章信息失败，请检查CA锁是否插好');
    expect(enUS(error)).toEqual(lockMessage(error, 'en-US'));
  });

  it.each(locales)('has three calm sentences for every code in %s, and no duplicates', (locale) => {
    expect(Object.keys(lockMessages[locale]).toSorted()).toEqual(codes.toSorted());
    for (const { title, body, next } of Object.values(lockMessages[locale])) {
      for (const sentence of [title, body, next]) {
        expect(sentence.length).toBeGreaterThan(3);
        expect(sentence).not.toMatch(/[!！]/);
      }
    }
    expect(new Set(codes.map((code) => lockMessages[locale][code].title)).size).toBe(codes.length);
  });

  it('keeps the texts of the specification', () => {
    const title = (code: LockErrorCode) => lockMessage({ code }).title;
    expect(title('service-not-found')).toBe('程序启动失败，请重新安装驱动并重启电脑');
    expect(title('pin-wrong')).toBe('数字证书密码错误，请重试');
    expect(title('browser-refused')).toBe('请使用谷歌（Chrome）或火狐（Firefox）浏览器');
    expect(title('no-lock')).toBe('未检测到CA锁，请插入后点击“重新检测”');
  });

  it.each(locales)('names the item that could not be read in %s', (locale) => {
    const titles = (Object.keys(LOCK_ITEMS) as LockItem[]).map(
      (item) => lockMessage({ code: 'read-failed', item }, locale).title,
    );
    expect(new Set(titles).size).toBe(9);
    for (const title of titles)
      expect(title).toMatch(/请检查CA锁是否插好|please check that the lock is inserted/);
  });

  it('shows the remaining tries and warns when the outcome is unknown', () => {
    expect(lockMessage(new LockError('pin-wrong', { remainingTries: 3 })).title).toBe(
      '数字证书密码错误，还可尝试 3 次',
    );
    expect(lockMessage(new LockError('pin-wrong', { remainingTries: 1 }), 'en-US').title).toMatch(
      /1 try left$/,
    );
    const cut = lockMessage(new LockError('aborted', { outcomeUnknown: true }));
    expect(cut.body).toContain('请先核对结果');
    expect(lockMessage(new LockError('pin-wrong', { remainingTries: 2 }), 'en-US').title).toMatch(
      /2 tries left$/,
    );
    expect(lockMessages['zh-CN'].aborted.body).not.toContain('请先核对结果');
  });
});
