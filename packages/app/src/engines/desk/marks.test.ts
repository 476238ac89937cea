import { describe, expect, it } from 'vitest';
import { explained, unexplained, wordsOf, type Marks } from './marks.js';

const marks: Marks = {
  'fields.email': { label: '邮箱', reason: ' 写错了 ' },
  'files.idFront': { label: '身份证人像面', reason: '' },
};

describe('marks', () => {
  it('count once they say why', () => {
    expect(explained(marks).map(([field]) => field)).toEqual(['fields.email']);
    expect(unexplained(marks)).toEqual(['身份证人像面']);
  });

  it('are told to the person concerned in one sentence, which is never too long to be sent', () => {
    expect(wordsOf(marks)).toBe('邮箱：写错了');
    const long = { label: '住所', reason: '与执照不一致'.repeat(30) };
    expect(wordsOf({ a: long, b: long })).toHaveLength(200);
  });
});
