import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Alert } from '../alert/Alert.js';
import { Button } from '../button/Button.js';
import { OpenDialog } from '../dialog/OpenDialog.js';
import { Glyph } from '../icon/Glyph.js';
import { checkCircleIcon } from '../icon/paths.js';
import type { OpenReason, useOpenState } from '../internal/openChange.js';
import { Steps } from '../steps/Steps.js';
import { useWords } from '../theme/useWords.js';
import { NewPasswordStep } from './NewPasswordStep.js';
import type { PasswordDialogProps } from './passwordDialogProps.js';
import { Actions, Body, Done } from './PasswordDialog.styles.js';
import { zhPasswordDialog } from './PasswordDialog.zh.js';
import { VerifyStep } from './VerifyStep.js';

interface OpenPasswordDialogProps extends Omit<PasswordDialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> {
  setOpen: ReturnType<typeof useOpenState>[1];
}

export function OpenPasswordDialog({
  setOpen,
  captcha,
  phoneMasked,
  onSendCode,
  onVerify,
  onChangePassword,
  passwordRule,
  loginRequired = true,
  onDone,
  storageKey = 'password-dialog',
  resendSeconds,
  ...rest
}: OpenPasswordDialogProps) {
  const words = useWords('passwordDialog', zhPasswordDialog);
  const [step, setStep] = useState<'verify' | 'password' | 'done'>('verify');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const stay = useRef<HTMLButtonElement>(null);
  const last = useRef<HTMLButtonElement>(null);
  const body = useRef<HTMLDivElement>(null);

  const resume = () => {
    flushSync(() => setLeaving(false));
    body.current?.querySelector('input')?.focus(); // the pressed button is gone
  };

  const close = (reason: OpenReason) => {
    if (step === 'done') {
      setOpen(false, reason);
      onDone();
    } else if (step === 'password' && !leaving) {
      flushSync(() => setLeaving(true));
      stay.current?.focus();
    } else if (leaving && reason === 'escape-key') {
      resume(); // Esc cancels leaving: pressing it twice loses nothing
    } else {
      setOpen(false, reason);
    }
  };

  return (
    <OpenDialog
      data-component="PasswordDialog"
      {...rest}
      compact={step === 'done'}
      dismissible={!busy}
      title={step === 'done' ? words.doneTitle : words.title}
      setOpen={(_open, reason) => close(reason)}
    >
      <Body ref={body}>
        {step === 'done' ? null : (
          <Steps items={words.steps.map((title) => ({ title }))} current={step === 'verify' ? 0 : 1} />
        )}
        {leaving ? (
          <Alert tone="warning" live title={words.leaveTitle}>
            {words.leave}
            <Actions>
              <Button onClick={() => setOpen(false, 'close-button')}>{words.giveUp}</Button>
              <Button ref={stay} variant="primary" onClick={resume}>
                {words.stay}
              </Button>
            </Actions>
          </Alert>
        ) : null}
        {step === 'verify' ? (
          <VerifyStep
            captcha={captcha}
            phoneMasked={phoneMasked}
            storageKey={storageKey}
            resendSeconds={resendSeconds}
            onSendCode={onSendCode}
            onVerify={onVerify}
            onBusyChange={setBusy}
            onVerified={(checked) => {
              setCode(checked);
              setStep('password');
            }}
          />
        ) : step === 'password' ? (
          <NewPasswordStep
            passwordRule={passwordRule}
            onSubmit={(password) => onChangePassword({ password, code })}
            onBusyChange={setBusy}
            onBack={() => {
              setLeaving(false);
              setStep('verify');
              captcha.onRefresh();
            }}
            onDone={() => {
              setLeaving(false);
              flushSync(() => setStep('done'));
              last.current?.focus();
            }}
          />
        ) : (
          <>
            <Done as="output">
              <Glyph of={checkCircleIcon} />
              {loginRequired ? words.doneLogin : words.done}
            </Done>
            <Actions>
              <Button ref={last} variant="primary" onClick={() => close('select')}>
                {loginRequired ? words.login : words.close}
              </Button>
            </Actions>
          </>
        )}
      </Body>
    </OpenDialog>
  );
}
