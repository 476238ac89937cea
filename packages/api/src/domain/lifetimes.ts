/** Validity of an SMS code, in minutes. */
export const smsCodeMinutes = 5;

/** Between two codes to one phone, in seconds, where the administrator has set no more (`rules.smsResendSeconds`). */
export const smsResendSeconds = 60;

/** How long a one-time password opens its account, in hours. */
export const oneTimePasswordHours = 24;

/** How long a phone may hand in photos for the page that shows it a QR code, in minutes. */
export const phoneHandoverMinutes = 10;

/** How long a new password may be set after the account was verified, in minutes. */
export const newPasswordMinutes = 10;

/** Without a confirmation a parcel counts as received so many days after shipping. */
export const silentParcelDays = 10;
