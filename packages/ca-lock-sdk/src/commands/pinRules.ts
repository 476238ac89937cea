/** Rules of a new PIN, in display order. */
export const PIN_RULES = ['length', 'lettersAndDigits', 'unpredictable'] as const;
/** Names of the PIN rules. */
export type PinRule = (typeof PIN_RULES)[number];

/** Common leaked passwords with letters and digits, as prefixes; compared without case. */
const COMMON =
  /^(passw(or|0r)d|p@ssw0rd|qwer(ty)?|asdf|zxcv|1qaz|2wsx|q1w2e3|admin|root|iloveyou|woaini|abc|aaa)/i;
/** `121212`, `abab`, `a1a1a1`: one short piece repeated. */
const REPEATED = /^(.{1,4})\1+.{0,3}$/s;

/** The longest run of consecutive characters, as in `3456` or `dcba`. */
function longestRun(text: string): number {
  let [longest, run, step] = [1, 1, 0];
  for (let at = 1; at < text.length; at += 1) {
    const now = text.charCodeAt(at) - text.charCodeAt(at - 1);
    run = Math.abs(now) <= 1 && now === step ? run + 1 : Math.abs(now) <= 1 ? 2 : 1;
    step = now;
    longest = Math.max(longest, run);
  }
  return longest;
}

const KEEPS: Record<PinRule, (pin: string) => boolean> = {
  length: (pin) => pin.length >= 6 && pin.length <= 16,
  lettersAndDigits: (pin) => /[a-z]/i.test(pin) && /\d/.test(pin),
  // A run of five or more makes a PIN of six characters easy to guess.
  unpredictable: (pin) => !COMMON.test(pin) && !REPEATED.test(pin) && longestRun(pin) < 5,
};

/** The rules that a new PIN breaks, none for a good one. For forms that show each rule during typing. */
export const brokenPinRules = (pin: string): PinRule[] => PIN_RULES.filter((rule) => !KEEPS[rule](pin));
