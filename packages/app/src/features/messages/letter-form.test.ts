import { describe, expect, it } from 'vitest';
import { emptyLetter, formOf, letterOf, sendTimeOf } from './letter-form.js';

describe('a letter', () => {
  it('is sent now, or at a valid time', () => {
    expect(sendTimeOf({ when: 'now', day: '2026-12-01', time: '09:00' })).toBeNull();
    expect(sendTimeOf({ when: 'later', day: '2026-12-01', time: '09:00' })).toBe('2026-12-01 09:00:00');
    expect(sendTimeOf({ when: 'later', day: '2026-02-30', time: '09:00' })).toBeNull();
    expect(sendTimeOf({ when: 'later', day: '', time: '09:00' })).toBeNull();
  });

  it('sends its text as the editor created it', () => {
    const letter = letterOf(
      { ...emptyLetter, topic: ' 维护 ', content: '<p>周五</p>', recipientIds: ['1'] },
      '1',
    );
    expect(letter).toMatchObject({
      topic: '维护',
      content: '<p>周五</p>',
      messageStatus: '1',
      sendTime: null,
    });
  });

  it('is restored from a draft', () => {
    const draft = {
      id: 5,
      topic: '维护',
      sendTime: '2026-12-01 09:00:00',
      isRead: 1 as const,
      messageCategory: '2' as const,
      important: '3' as const,
      sender: '张示例',
      link: '',
      recipientCount: 1,
      readCount: 0,
      content: '<p>周五</p>',
      attachments: [],
      recipientNames: ['李样例'],
      recipientIds: ['1'],
    };
    const now = Date.parse('2026-11-21T09:00:00+08:00');
    expect(letterOf(formOf(draft, now), '0')).toMatchObject({
      messageCategory: '2',
      important: '3',
      content: '<p>周五</p>',
      recipientIds: ['1'],
      sendTime: '2026-12-01 09:00:00',
    });
    expect(formOf({ ...draft, sendTime: '2026-11-20 09:00:00' }, now).when).toBe('now');
  });
});
