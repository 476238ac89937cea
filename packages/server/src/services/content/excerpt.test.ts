import { describe, expect, it } from 'vitest';
import { excerptOf } from './excerpt.js';

const tail =
  '材料齐全时支付后 24 小时内完成审核，审核通过后可以到窗口自取、邮寄，或者插锁在线写入。有疑问请拨打服务热线。';

describe('the excerpt of a page', () => {
  it('is all of a short text, wherever the hit is', () => {
    const text = 'Windows 7 及以上，v3.2.1，北辰 CA';
    expect(excerptOf(text, 'CA')).toBe(text);
  });

  it('begins at the start of a sentence', () => {
    const text = `注册企业账号，完善企业信息。请选择新办实体 CA 锁，${tail}`;
    expect(excerptOf(text, 'CA 锁')).toBe(`…请选择新办实体 CA 锁，${tail}`);
  });

  it('begins after a pause if the sentence is long, never inside a word of Latin letters', () => {
    const text = `本页说明在装有 Windows 7 及以上系统的电脑，怎样安装并检测签章客户端，${tail}`;
    expect(excerptOf(text, '检测')).toMatch(/^…怎样安装并检测/);
    expect(excerptOf(text, '系统')).toMatch(/^…Windows 7 及以上系统/);
  });

  it('stays within what a row can show', () => {
    expect(excerptOf(`${tail}${tail}${tail}`, '窗口').length).toBeLessThanOrEqual(72);
  });
});
