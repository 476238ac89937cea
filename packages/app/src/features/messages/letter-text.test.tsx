import { describe, expect, it } from 'vitest';
import { htmlOf, textOf } from './letter-text.js';

describe('a letter between text and HTML', () => {
  it('keeps paragraphs and line breaks there and back', () => {
    const text = '各位同事：\n请更新证书。\n\n谢谢';
    expect(htmlOf(text)).toBe('<p>各位同事：<br>请更新证书。</p><p>谢谢</p>');
    expect(textOf(htmlOf(text))).toBe(text);
  });

  it('takes what looks like a tag as text', () => {
    const text = '<img src=x onerror=alert(1)> & "引号"';
    expect(htmlOf(text)).not.toContain('<img');
    expect(textOf(htmlOf(text))).toBe(text);
  });

  it('reads a list as lines, and nothing as nothing', () => {
    expect(textOf('<p>带好：</p><ul><li>CA锁</li><li>身份证</li></ul>')).toBe('带好：\n\n• CA锁\n• 身份证');
    expect(htmlOf(' \n\n ')).toBe('');
    expect(textOf('')).toBe('');
  });
});
