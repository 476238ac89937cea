import { endangersOpenBids, businessTypes } from '@ca-portal/api/domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextQuestion, recommend, sensibleAnswers, withAnswer } from './guide.js';
import { guideKeys, noneOfThese, questionAt, type GuideAnswers, type GuideKey } from './guide-questions.js';

/** Every path through the five questions: a few hundred, so that all can be tested. */
function allWays(answers: GuideAnswers = {}): GuideAnswers[] {
  const key = nextQuestion(answers);
  if (!key) return [answers];
  const { options, orElse } = questionAt(key, answers);
  const values = [...options.map(({ value }) => value), ...(orElse ? [noneOfThese] : [])];
  return values.flatMap((value) => allWays(withAnswer(answers, key, value)));
}
const ways = allWays();
const anyWay = fc.constantFrom(...ways);
const anyText = fc.oneof(
  fc.constantFrom('company', 'lock', 'none', 'broken', 'openBids', 'counter', '1', '__proto__', 'toString'),
  fc.string(),
);

describe('the table', () => {
  test('asks at most five questions and ends in a business or in customer service', () => {
    expect(ways.length).toBeGreaterThan(200);
    for (const way of ways) {
      expect(Object.keys(way).length).toBeLessThanOrEqual(5);
      expect(recommend(way).kind).toBe(way.situation === noneOfThese ? 'none' : 'business');
    }
  });

  test('leads to each of the eleven business types', () => {
    const found = new Set(
      ways.map(recommend).flatMap((one) => (one.kind === 'business' ? one.orderType : [])),
    );
    expect([...found].toSorted()).toEqual(businessTypes.toSorted());
  });

  test.each<[GuideAnswers, string]>([
    [{ who: 'company', holds: 'lock', situation: 'broken', timing: 'noBids', detail: 'counter' }, '0102'],
    [{ who: 'company', holds: 'lock', situation: 'pinLocked', timing: 'noBids', detail: 'courier' }, '0102'],
    [{ who: 'person', holds: 'lock', situation: 'expiring', timing: 'noBids', detail: '2' }, '0103'],
    [{ who: 'company', holds: 'lock', situation: 'changed', timing: 'noBids', detail: 'name' }, '0105'],
    [
      { who: 'costEngineer', holds: 'lock', situation: 'practiceSeal', timing: 'noBids', detail: 'here' },
      '0110',
    ],
    [{ who: 'expert', holds: 'none', situation: 'scan', timing: 'week', detail: '1' }, '0301'],
    [{ who: 'company', holds: 'none', situation: 'both', timing: 'later', detail: 'counter' }, '0101,0301'],
  ])('%j is %s', (answers, orderType) => {
    expect(recommend(answers)).toMatchObject({ kind: 'business', orderType });
  });

  test('asks only a cost engineer with a lock about a practice seal', () => {
    for (const way of ways.filter(({ situation }) => situation === 'practiceSeal'))
      expect(way).toMatchObject({ who: 'costEngineer', holds: 'lock' });
  });

  test('tells a user who is not the administrator to pass an enterprise change on', () => {
    for (const way of ways.filter(({ situation }) => situation === 'changed')) {
      const one = recommend(way);
      const told = one.kind === 'business' && one.notes.some((note) => note.includes('仅限企业管理员'));
      expect(told).toBe(way.who !== 'company');
    }
  });
});

const businesses = ways.flatMap((way) => {
  const one = recommend(way);
  return one.kind === 'business' ? [{ way, one }] : [];
});

test('warns about bids exactly where they are pending and the business makes them unreadable', () => {
  for (const { way, one } of businesses)
    expect(one.endangersBids).toBe(way.timing === 'openBids' && endangersOpenBids(one.orderType));
});

test('neighboring cases lead elsewhere, and changing the answer leads there', () => {
  fc.assert(
    fc.property(fc.constantFrom(...businesses), ({ way, one }) => {
      for (const { situation, orderType } of one.neighbors) {
        expect(orderType).not.toBe(one.orderType);
        const ends = allWays(withAnswer(way, 'situation', situation)).map(recommend);
        expect(ends.every((end) => end.kind === 'business' && end.orderType === orderType)).toBe(true);
      }
    }),
  );
});

describe('answers', () => {
  test('changing one keeps the earlier and clears the later ones; the same one changes nothing', () => {
    fc.assert(
      fc.property(anyWay, fc.constantFrom(...guideKeys), fc.nat(), (way, key: GuideKey, pick) => {
        const { options } = questionAt(key, way);
        const value = options[pick % options.length]?.value ?? '';
        const at = guideKeys.indexOf(key);
        const earlier = guideKeys.slice(0, at).flatMap((one) => (way[one] ? [[one, way[one]]] : []));
        const expected = way[key] === value ? way : { ...Object.fromEntries(earlier), [key]: value };
        // After 以上都不是, an answer that the path does not need clears nothing.
        fc.pre(way[key] !== undefined);
        expect(withAnswer(way, key, value)).toEqual(expected);
      }),
    );
  });

  test('an answer to a skipped question keeps the later ones, as far as they still fit', () => {
    const shortcut = { holds: 'lock', situation: 'broken' };
    expect(withAnswer(shortcut, 'who', 'company')).toEqual({ who: 'company', ...shortcut });
    expect(nextQuestion(withAnswer(shortcut, 'who', 'company'))).toBe('timing');
    expect(withAnswer({ situation: 'practiceSeal' }, 'who', 'company')).toEqual({ who: 'company' });
  });

  test('drops invalid ones, which never break the decision', () => {
    const made = fc.record(
      { who: anyText, holds: anyText, situation: anyText, timing: anyText, detail: anyText },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(made, (given) => {
        const kept = sensibleAnswers(given);
        expect(sensibleAnswers(kept)).toEqual(kept);
        expect(recommend(given)).toEqual(recommend(kept));
        const next = nextQuestion(kept) ?? 'who';
        expect(questionAt(next, kept).options.length).toBeGreaterThan(1);
      }),
    );
  });
});
