/** In whatever way the words of the name are joined: `smsCode`, `sms_code`, `smscode`. */
const anywhere =
  /password|passwd|pwd|captcha|token|(?:sms|check|verify|verification|auth|security|dynamic|pin)code|idnumber|idcard/;
/** Too short for that: `pin` is a part of `shippingAddress` and of `opinion`. */
const words = /\b(?:pin|otp|secret|id no)\b/;

/** Whether a field of this name holds what may not be kept: it proves who somebody is, or it is an ID number. */
export function isSecretName(name: string): boolean {
  const spaced = name.replaceAll(/([a-z\d])([A-Z])|[_-]/g, '$1 $2').toLowerCase();
  // A `code` without another word is a code that was sent; `creditCode` and `postalCode` are not.
  return anywhere.test(spaced.replaceAll(' ', '')) || words.test(spaced) || spaced === 'code';
}
