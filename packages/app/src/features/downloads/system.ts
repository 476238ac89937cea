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

/** First that fits: an Android telephone says Linux too, and the domestic systems are Linux with a name. */
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
 * The visitor's system as his browser tells it; undefined where it tells nothing known.
 *
 * @param touchPoints An iPad calls itself a Macintosh: only its fingers tell.
 */
export function systemOf(userAgent: string, touchPoints = 0): System | undefined {
  const system = signs.find(([sign]) => sign.test(userAgent))?.[1];
  return system === 'macos' && touchPoints > 1 ? 'ios' : system;
}

export const visitorSystem = (): System | undefined =>
  systemOf(navigator.userAgent, navigator.maxTouchPoints);

/** What to run to see the file's SHA-256 on a system; a file for any system is checked on the visitor's. */
export function hashCommand(system: System, visitor: System | undefined, fileName: string): string {
  // The name comes from the server: quoted, so that a blank in it is no second argument.
  const name = `"${fileName}"`;
  const on = system === 'any' || system === 'android' || system === 'ios' ? (visitor ?? 'windows') : system;
  if (on === 'macos') return `shasum -a 256 ${name}`;
  if (on === 'linux' || on === 'kylin' || on === 'uos') return `sha256sum ${name}`;
  return `certutil -hashfile ${name} SHA256`;
}
