import type { DownloadRow } from './queries.js';

export type System = DownloadRow['system'];

export const systemLabels: Readonly<Record<System, string>> = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
  kylin: '银河麒麟',
  uos: '统信 UOS',
  android: '安卓',
  ios: 'iOS',
  any: '不限',
};

/** The first match counts: an Android phone says Linux too, and the domestic systems are Linux variants. */
const signs: readonly (readonly [RegExp, System])[] = [
  [/android|openharmony/i, 'android'],
  [/iphone|ipad|ipod/i, 'ios'],
  [/\buos\b|uniontech|deepin/i, 'uos'],
  [/kylin/i, 'kylin'],
  [/windows/i, 'windows'],
  [/mac os x|macintosh/i, 'macos'],
  [/linux|x11/i, 'linux'],
];

/**
 * The visitor's operating system from the user agent; undefined where it is unknown.
 *
 * @param touchPoints An iPad claims to be a Macintosh: only its touch points tell.
 */
export function systemOf(userAgent: string, touchPoints = 0): System | undefined {
  const system = signs.find(([sign]) => sign.test(userAgent))?.[1];
  return system === 'macos' && touchPoints > 1 ? 'ios' : system;
}

export const visitorSystem = (): System | undefined =>
  systemOf(navigator.userAgent, navigator.maxTouchPoints);

/** The command that shows the file's SHA-256 on a system; for a file for any system, on the visitor's. */
export function hashCommand(system: System, visitor: System | undefined, fileName: string): string {
  // The name comes from the server: quoted, so that a space in it does not split the argument.
  const name = `"${fileName}"`;
  const on = system === 'any' || system === 'android' || system === 'ios' ? (visitor ?? 'windows') : system;
  if (on === 'macos') return `shasum -a 256 ${name}`;
  if (on === 'linux' || on === 'kylin' || on === 'uos') return `sha256sum ${name}`;
  return `certutil -hashfile ${name} SHA256`;
}
