/** A validator's answer: the normalized value, or the sentence that tells what is wrong. */
export type Checked = { ok: true; value: string } | { ok: false; reason: string };

/** The answer of a validator that takes the value. */
export const pass = (value: string): Checked => ({ ok: true, value });
/** The answer of a validator that refuses, with its sentence. */
export const fail = (reason: string): Checked => ({ ok: false, reason });

/** Trims and turns full-width digits and letters into half-width ones. */
export const normalize = (text: string): string =>
  text.trim().replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0));
