import { expect, test } from 'vitest';
import { articleIcon, filmLength, readingMinutes } from './article-facts.js';

test.each([
  [0, '0:00'],
  [9, '0:09'],
  [160, '2:40'],
  [3_599, '59:59'],
  [3_600, '1:00:00'],
  [36_065, '10:01:05'],
])('%i seconds are %s', (seconds, text) => expect(filmLength(seconds)).toBe(text));

test('a question, a guide, a rule and a film look different', () => {
  const icons = [
    articleIcon({ kind: 'article', category: '常见问题' }),
    articleIcon({ kind: 'article', category: '办理指南' }),
    articleIcon({ kind: 'policy', category: '政策法规' }),
    articleIcon({ kind: 'video', category: '常见问题' }),
  ];
  expect(new Set(icons).size).toBe(4);
});

test('the reading time counts text, not markup', () => {
  const html = `<p style="${'x'.repeat(5_000)}">${'字'.repeat(600)}</p>`;
  expect(readingMinutes({ conclusion: '', sections: [{ heading: '', html }] })).toBe(2);
  expect(readingMinutes({ conclusion: '短', sections: [] })).toBe(1);
});
