import type { CaptchaFieldProps } from '../captcha-field/CaptchaField.js';
import type { DialogProps } from '../dialog/dialogProps.js';
import type { FieldRule } from '../form/rules.js';

/** Nothing when it went well, else the sentence that says why not. A rejection gets a general sentence. */
type Answer = Promise<string | undefined>;

export interface PasswordDialogProps extends Omit<
  DialogProps,
  'title' | 'description' | 'footer' | 'children' | 'size' | 'dismissible' | 'initialFocus'
> {
  /**
   * The picture. It is good for one sending: the dialog asks for another one after a refused code, and when step 1 is
   * gone back to. A refused verification leaves it and what was typed: the SMS code is what was wrong.
   */
  captcha: Pick<CaptchaFieldProps, 'imageSrc' | 'loading' | 'failed' | 'onRefresh'>;
  /** Where the code goes, masked: 138****8000. */
  phoneMasked?: string;
  /** Sends the SMS code for this result of the picture. */
  onSendCode: (captcha: string) => Answer;
  /** Step 1: captcha result and SMS code. */
  onVerify: (values: { captcha: string; code: string }) => Answer;
  /** Step 2, with the code of step 1. */
  onChangePassword: (values: { password: string; code: string }) => Answer;
  /** What a good password is, such as `checkPassword` of the api package; asked about passwords that are not empty. */
  passwordRule?: FieldRule | readonly FieldRule[];
  /** The server ends all sessions with the old password. @default true */
  loginRequired?: boolean;
  /** The last button: 重新登录, or 知道了 where no login is required. The dialog closes first. */
  onDone: () => void;
  /** Seconds until a code may be sent again. @default 60 */
  resendSeconds?: number;
  /** Where the end of the SMS countdown is kept. @default 'password-dialog' */
  storageKey?: string;
}
