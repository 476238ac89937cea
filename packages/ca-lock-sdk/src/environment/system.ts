/** The parts of the global object that distinguish a computer from a phone. */
export interface SystemView {
  navigator?: { userAgent?: string; language?: string } | undefined;
}

export interface SystemReport {
  /** Whether a lock can be plugged in: not into phones and tablets. `unknown` outside browsers. */
  usb: 'pass' | 'fail' | 'unknown';
  browserVersion: string;
  facts: Readonly<Record<string, string>>;
}

const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['Android', /Android/],
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows', /Windows NT ([\d.]+)/],
  ['macOS', /Mac OS X ([\d_.]+)/],
  ['Linux', /Linux|X11/],
];

/** System and browser version from the user agent; the user agent itself is in no report. */
export function systemOf({ navigator }: SystemView): SystemReport {
  const agent = navigator?.userAgent ?? '';
  const [name = 'unknown', pattern] = SYSTEMS.find(([, one]) => one.test(agent)) ?? [];
  const version = pattern?.exec(agent)?.[1]?.replaceAll('_', '.') ?? '';
  const handheld = /Android|HarmonyOS|iOS/.test(name) || /Mobile/.test(agent);
  return {
    usb: handheld ? 'fail' : name === 'unknown' ? 'unknown' : 'pass',
    browserVersion: /(?:Chrome|Chromium|Firefox)\/(\d+)/.exec(agent)?.[1] ?? '',
    facts: { name, version },
  };
}
