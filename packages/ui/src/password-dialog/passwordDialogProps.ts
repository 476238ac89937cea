import type { CaptchaFieldProps } from '../captcha-field/CaptchaField.js';
import type { DialogProps } from '../dialog/dialogProps.js';
import type { FieldRule } from '../form/rules.js';

/** `undefined` on success, else the error. A rejection gets a general sentence. */
type Answer = Promise<string | undefined>;

export interface PasswordDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'size' | 'dismissible' | 'initialFocus'
> {
  /**
   * The captcha picture. It is valid for one SMS: the dialog requests another one after a refused captcha, and on
   * return to step 1. A refused verification keeps picture and input: the SMS code was wrong.
   */
  captcha: Pick<CaptchaFieldProps, 'imageSrc' | 'loading' | 'failed' | 'onRefresh'>;
  /** The phone number, masked: 138****8000. */
  phoneMasked?: string;
  /** Sends the SMS code for this captcha result. */
  onSendCode: (captcha: string) => Answer;
  /** Step 1: captcha result and SMS code. */
  onVerify: (values: { captcha: string; code: string }) => Answer;
  /** Step 2, with the code of step 1. */
  onChangePassword: (values: { password: string; code: string }) => Answer;
  /** The password rule, such as `checkPassword` of the api package; called only with non-empty passwords. */
  passwordRule?: FieldRule | readonly FieldRule[];
  /** The server ends all sessions of the old password. @default true */
  loginRequired?: boolean;
  /** The last button: 重新登录, or 知道了 where no login is required. The dialog closes first. */
  onDone: () => void;
  /** Seconds until a code may be sent again. @default 60 */
  resendSeconds?: number;
  /** Where the end of the SMS countdown is kept. @default 'password-dialog' */
  storageKey?: string;
}
