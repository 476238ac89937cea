import { describe, expect, it } from 'vitest';
import { enUS } from './en-US.js';

describe('English', () => {
  it.each([
    [enUS.upload.surplus(1, 1), 'At most 1 file; 1 was not added.'],
    [enUS.upload.surplus(3, 2), 'At most 3 files; 2 were not added.'],
    [enUS.footer.visits('1'), '1 visit'],
    [enUS.footer.visits('1,024'), '1,024 visits'],
    [enUS.dateRangePicker.lastDays(1), 'Last day'],
    [enUS.smsCodeField.sent(1), 'The code has been sent. You can send it again in 1 second.'],
  ])('distinguishes singular and plural: %s', (text, expected) => expect(text).toBe(expected));

  it('is spelled as in the United States', () => {
    const texts = (value: unknown): string[] =>
      typeof value === 'function'
        ? [(value as () => unknown).toString()]
        : typeof value === 'object' && value !== null
          ? Object.values(value).flatMap(texts)
          : [String(value)];
    const british =
      /\b\w*(?:centre|licence|colour|favour|catalogue|(?:organ|recogn|maxim|minim|author|custom)is)\w*/i;
    expect(texts(enUS).filter((text) => british.test(text))).toEqual([]);
  });

  it('uses one term for leaving, and one for switching roles', () => {
    const { header, topBar, sessionConfirm } = enUS;
    expect(new Set([header.logout, topBar.logout, sessionConfirm.logoutVerb])).toEqual(new Set(['Log out']));
    expect(sessionConfirm.logout).toBe('Log out?');
    expect(new Set([enUS.sidebar.switchRole, enUS.errorPage.switchRole])).toEqual(
      new Set([enUS.roleSelectDialog.switchTitle]),
    );
  });
});
