import type { SmsTemplates } from '../../config/aliyun.js';
import { StartError } from '../../kernel/start-error.js';
import { templates as messages } from '../messages/index.js';
import { phoneTextValues } from '../phone-texts/index.js';

/** All kinds of text messages, each with the names of its values. */
export const smsKinds: Readonly<Record<string, readonly string[]>> = {
  ...phoneTextValues,
  ...Object.fromEntries(Object.entries(messages).map(([code, { placeholders }]) => [code, placeholders])),
};

/** Messages that go out as text messages until an administrator turns that off. */
const texted = Object.entries(messages).flatMap(([code, { smsOn }]) => (smsOn ? [code] : []));

/**
 * Stops the start where a gateway of registered words has no template for a kind of message. One of the inbox may have
 * `null`, and is not sent then; a code, a password or a warning has nowhere else to arrive. What an administrator turns
 * on later without a template is a failed job, which he sees.
 */
export function demandTemplates(given: SmsTemplates): void {
  const wrong = [
    ...Object.keys(phoneTextValues).filter((kind) => !given[kind]),
    ...texted.filter((kind) => given[kind] === undefined),
    ...Object.keys(given).filter((kind) => !Object.hasOwn(smsKinds, kind)),
    ...Object.entries(given).flatMap(([kind, template]) =>
      Object.values(template?.values ?? {})
        .filter((name) => smsKinds[kind] && !smsKinds[kind].includes(name))
        .map((name) => `${kind}.${name}`),
    ),
  ];
  if (wrong.length === 0) return;
  throw new StartError(
    'bad-setting',
    `ALIYUN_SMS_TEMPLATES 的短信模板缺少或不能使用：${wrong.join('、')}。请对照 docs/server-settings.zh-CN.md 补全后再启动。`,
  );
}
