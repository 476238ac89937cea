/** Result of a validator: the normalized value, or the error message. */
export type Checked = { ok: true; value: string } | { ok: false; reason: string };

/** The result for a valid value. */
export const pass = (value: string): Checked => ({ ok: true, value });
/** The result for an invalid value, with its message. */
export const fail = (reason: string): Checked => ({ ok: false, reason });

/** Trims and turns full-width digits and letters into half-width ones. */
export const normalize = (text: string): string =>
  text.trim().replace(/[！-～]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0));
