import { expect, test } from 'vitest';
import { hashCommand, systemOf } from './system.js';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome}`, 0, 'windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome}`, 0, 'linux'],
  [`Mozilla/5.0 (X11; Linux x86_64; UOS) ${chrome} UOS Professional`, 0, 'uos'],
  [`Mozilla/5.0 (X11; Linux aarch64) ${chrome} Kylin V10`, 0, 'kylin'],
  [`Mozilla/5.0 (Linux; Android 16; Pixel 9) ${chrome} Mobile`, 5, 'android'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148', 5, 'ios'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 0, 'macos'],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 5, 'ios'],
  ['Mozilla/5.0 (PlayStation 5)', 0, undefined],
  ['', 0, undefined],
])('%s with %i fingers is %s', (userAgent, touchPoints, system) =>
  expect(systemOf(userAgent, touchPoints)).toBe(system),
);

test.each([
  ['windows', 'macos', 'certutil -hashfile "a b.zip" SHA256'],
  ['macos', 'windows', 'shasum -a 256 "a b.zip"'],
  ['uos', 'windows', 'sha256sum "a b.zip"'],
  ['any', 'kylin', 'sha256sum "a b.zip"'],
  ['any', undefined, 'certutil -hashfile "a b.zip" SHA256'],
] as const)('a file for %s, checked on %s', (system, visitor, command) =>
  expect(hashCommand(system, visitor, 'a b.zip')).toBe(command),
);
