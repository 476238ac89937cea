import { describe, expect, it } from 'vitest';
import {
  emptyVerdicts,
  inOrder,
  passRest,
  reasonsOf,
  standingOf,
  type ItemVerdict,
  type ReviewItem,
} from './verdicts.js';

const item = (key: string, label: string): ReviewItem => ({
  key,
  label,
  value: '',
  finding: '',
  passed: true,
  reasons: [{ code: 'L2', text: '名称不一致' }],
});
const items = [item('creditCode', '信用代码'), item('holder', '持有人')];
const pass: ItemVerdict = { verdict: 'pass', reason: '', note: '' };
const fail = (reason: string, note: string): ItemVerdict => ({ verdict: 'fail', reason, note });
const standing = (creditCode: ItemVerdict | undefined, holder: ItemVerdict | undefined) =>
  standingOf(items, {
    verdicts: { ...(creditCode ? { creditCode } : {}), ...(holder ? { holder } : {}) },
  });

describe('where the judging stands', () => {
  it('starts with nothing judged', () => {
    expect(standingOf(items, emptyVerdicts(items))).toMatchObject({
      judged: 0,
      canApprove: false,
      canReject: false,
      summary: '2 项未判',
      hint: '全部判完才能提交',
    });
  });
  it('allows the approval when everything passes', () => {
    expect(standing(pass, pass)).toMatchObject({ canApprove: true, canReject: false, summary: '全部通过' });
  });
  it('allows the return when all is judged and each failure is explained', () => {
    expect(standing(pass, fail('L2', '姓名写错'))).toMatchObject({
      canApprove: false,
      canReject: true,
      summary: '1 项不通过',
    });
  });
  it.each([
    ['no reason', fail('', '姓名写错')],
    ['no sentence', fail('L2', '')],
    ['blanks for a sentence', fail('L2', '    ')],
  ])('names the failure that has %s', (_, failure) => {
    expect(standing(pass, failure)).toMatchObject({
      canReject: false,
      unexplained: ['持有人'],
      hint: '请补全“持有人”的原因和说明',
    });
  });
  it('waits for the rest of the items', () => {
    expect(standing(fail('L2', '姓名写错'), undefined)).toMatchObject({
      canReject: false,
      summary: '1 项不通过，1 项未判',
    });
  });
  it('never approves an order without items', () => {
    expect(standingOf([], { verdicts: {} })).toMatchObject({ canApprove: false, canReject: false });
  });
  it('ignores what a draft holds about other items', () => {
    const verdicts = { creditCode: pass, holder: pass, gone: fail('', '') };
    expect(standingOf(items, { verdicts }).canApprove).toBe(true);
    expect(reasonsOf(items, { verdicts })).toEqual([]);
  });
});

it('hands over the failures alone, trimmed', () => {
  const verdicts = { creditCode: pass, holder: fail('L2', '  姓名写错 ') };
  expect(reasonsOf(items, { verdicts })).toEqual([{ item: 'holder', code: 'L2', text: '姓名写错' }]);
});

describe('an order that came back', () => {
  const changed = { ...item('sealForm', '采集表'), changed: true };
  const last = {
    at: '2026-11-20 14:05:00',
    reviewer: '王审核',
    reasons: [{ item: 'creditCode', code: 'L2', text: '名称不一致' }],
    remark: '',
  };
  it('keeps the pass of what was not refused and has not changed', () => {
    const { verdicts } = emptyVerdicts([...items, changed], last);
    expect(Object.entries(verdicts).map(([key, { verdict }]) => [key, verdict])).toEqual([
      ['creditCode', ''],
      ['holder', 'pass'],
      ['sealForm', ''],
    ]);
  });
  it('shows first what has changed', () => {
    expect(inOrder([...items, changed]).map(({ key }) => key)).toEqual(['sealForm', 'creditCode', 'holder']);
  });
});

it('passes the rest and leaves failures as they are', () => {
  const given = { verdicts: { creditCode: fail('L2', '名称与执照不同') }, remark: '' };
  expect(passRest(items, given).verdicts).toEqual({ ...given.verdicts, holder: pass });
});
