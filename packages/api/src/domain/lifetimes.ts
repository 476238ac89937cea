/** Validity of an SMS code, in minutes. */
export const smsCodeMinutes = 5;

/** Minimum seconds between two codes to one phone; the administrator may set more (`rules.smsResendSeconds`). */
export const smsResendSeconds = 60;

/** How long a one-time password is valid, in hours. */
export const oneTimePasswordHours = 24;

/** How long a phone may upload photos for the page that shows it a QR code, in minutes. */
export const phoneHandoverMinutes = 10;

/** How long a new password may be set after the account was verified, in minutes. */
export const newPasswordMinutes = 10;

/** Without a confirmation a parcel counts as received this number of days after shipping. */
export const silentParcelDays = 10;
