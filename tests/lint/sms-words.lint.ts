import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = new URL('../../packages/app/src/', import.meta.url).pathname;

/** Files that may mention text messages without checking the setting, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'features/auth/components/ConfirmStep.tsx': 'registration is closed where none are sent',
  'features/auth/components/SmsLogin.tsx': 'this way in is not offered where none are sent',
  'features/auth/register-steps.ts': 'registration is closed where none are sent',
};

it('a page that speaks of text messages asks whether this province sends any', () => {
  const speaking = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(?:stories|test|fixtures)\./.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ text }) => text.includes('短信'));
  expect(speaking.length).toBeGreaterThan(10);
  const unasked = speaking
    // `usePortalConfig().sms`, or `{sms:短信|邮箱}` in a sentence for `useRuleWords`.
    .filter(({ text }) => !/\{sms:|usePortalConfig\(\)(?:\.sms|;)/.test(text))
    .map(({ path }) => path);
  expect(unasked.toSorted()).toEqual(Object.keys(exceptions));
});
