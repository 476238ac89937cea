const hidden = '***';

/** Patterns of data that must never be in a log. Order matters: named secrets first. */
const rules: readonly (readonly [RegExp, string])[] = [
  // "password":"…", pin=…, code: '…' — in JSON (also escaped inside a message), query strings and prose.
  [
    /((?:password|passwordAgain|pwd|pin|secret|token|tokenByZf|authorization|cookie|smsCode|captcha)\\?["']?\s*[:=]\s*\\?["']?)(?:Bearer\s+)?[^\s"'\\,;&}]+/gi,
    `$1${hidden}`,
  ],
  // Access keys of scripts.
  [/(?<![\w-])cak_[A-Za-z0-9_-]{43}(?![\w-])/g, `cak_${hidden}`],
  // Session tokens: role id, a dot, 43 characters of base64url.
  [/(?<![\w-])(\d{1,4})\.[A-Za-z0-9_-]{43}(?![\w-])/g, `$1.${hidden}`],
  // ID numbers of 18 and of 15 characters: keep the region but nothing of the birthday.
  [/(?<![0-9A-Za-z])(\d{6})\d{11}[\dXx](?![0-9A-Za-z])/g, `$1********${hidden}`],
  [/(?<![0-9A-Za-z])(\d{6})\d{9}(?![0-9A-Za-z])/g, `$1******${hidden}`],
  // Mobile numbers.
  [/(?<!\d)(1[3-9]\d)\d{4}(\d{4})(?!\d)/g, '$1****$2'],
];

/** Masks phones, ID numbers, tokens, passwords and PINs in a line of text. */
export const scrub = (line: string): string =>
  rules.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line);
