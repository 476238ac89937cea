/** In any spelling of the name: `smsCode`, `sms_code`, `smscode`. */
const anywhere =
  /password|passwd|pwd|captcha|token|(?:sms|check|verify|verification|auth|security|dynamic|pin)code|idnumber|idcard/;
/** Too short for a substring match: `pin` is a part of `shippingAddress` and of `opinion`. */
const words = /\b(?:pin|otp|secret|id no)\b/;

/** Whether a field of this name must not be stored: a credential or an ID number. */
export function isSecretName(name: string): boolean {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])|[_-]/g, '$1 $2').toLowerCase();
  // A plain `code` is a code that was sent by SMS or mail; `creditCode` and `postalCode` are not.
  return anywhere.test(spaced.replaceAll(' ', '')) || words.test(spaced) || spaced === 'code';
}
