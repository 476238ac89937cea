import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { ErrorSummary, Form, useDraft, useForm, useWatch } from '@ca-portal/ui/form';
import { maskPhone } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { useCallback, useEffect, useState } from 'react';
import { usePortalConfig } from '../../config/config.js';
import { AccountStep } from './components/AccountStep.js';
import { CompanyStep } from './components/CompanyStep.js';
import { ConfirmStep } from './components/ConfirmStep.js';
import { FailureAlert } from './components/FailureAlert.js';
import { PersonStep } from './components/PersonStep.js';
import { Panel, Place, Questions, RegisterRoot, Ways } from './components/RegisterForm.styles.js';
import { RegisterRail } from './components/RegisterRail.js';
import { RoleStep } from './components/RoleStep.js';
import { failureOf, type Failure } from './failure.js';
import { register } from './queries.js';
import { emptyRegistration, registrationBody, type Registration } from './register-form.js';
import { fieldRefusals } from './registration-refusal.js';
import { useEnter } from './useEnter.js';
import { useRegisterSteps } from './useRegisterSteps.js';
import { useUsernameCheck } from './useUsernameCheck.js';

/** /register; in a province without text messages the office opens accounts. */
export function RegisterPage() {
  const { sms } = usePortalConfig();
  return sms ? <Registering /> : <NoRegistration />;
}

const NoRegistration = () => (
  <Panel>
    <h1>暂不开放自助注册</h1>
    <Alert tone="warning" title="本平台不发送短信，不能在线核实手机号">
      请联系所在企业的管理员或客服热线开通账号。已有账号的，可以直接
      <Link href="/login" underline>
        登录
      </Link>
      。
    </Alert>
  </Panel>
);

/** One question per screen, with the answers beside it. Nothing is sent before the last screen. */
function Registering() {
  const form = useForm<Registration>({ defaultValues: emptyRegistration });
  const { getValues, setValue, trigger } = form;
  const draft = useDraft<Registration, unknown, Registration>('register', form);
  useEffect(() => {
    // The consent is given again each time. Cleared only when set: writing to an untouched form would create a draft.
    if (draft.restored) setValue('agreed', false);
  }, [draft.restored, setValue]);
  const values = useWatch({ control: form.control, compute: (all: Registration) => all });
  const { steps, at, question, open, refuse } = useRegisterSteps(form, values);
  const step = steps[at];
  const last = at === steps.length - 1;
  const [failure, setFailure] = useState<Failure>();
  const { expect, enter } = useEnter();
  const username = useUsernameCheck(
    useCallback(() => void trigger('username'), [trigger]),
    useCallback(() => getValues('mobilePhone'), [getValues]),
  );
  const { isSubmitting } = form.formState;

  const send = async (typed: Registration) => {
    setFailure(undefined);
    expect();
    try {
      const { token } = await register(registrationBody(typed));
      draft.clear();
      enter(token);
    } catch (error) {
      const refusals = fieldRefusals(error);
      if (refusals.length === 0) setFailure(failureOf(error, '没有注册成功'));
      if (isApiError(error, errorCodes.usernameTaken)) username.refuse(typed.username);
      refuse(refusals);
      return false;
    }
  };
  const submit = (typed: Registration) => {
    if (last) return send(typed);
    open(steps[at + 1]?.key);
    return false;
  };

  return (
    <RegisterRoot>
      <aside aria-label="已经填写的内容">
        <RegisterRail steps={steps} at={at} values={values} onOpen={open} />
      </aside>
      <Panel>
        <Place>
          <div>
            <span>
              注册账号，第 {at + 1} 步，共 {steps.length} 步
            </span>
            <span>
              已有账号？
              <Link href="/login" underline>
                登录
              </Link>
            </span>
          </div>
          <ProgressBar value={(at / steps.length) * 100} label="注册进度" />
        </Place>
        <h1 ref={question} tabIndex={-1}>
          {step?.question}
        </h1>
        <p data-part="lead">{last ? `验证码会发到 ${maskPhone(values.mobilePhone.trim())}。` : step?.lead}</p>
        <Form form={form} onSubmit={submit}>
          <Questions data-wide={step?.key === 'role' ? '' : undefined}>
            <ErrorSummary />
            {draft.restored ? (
              <Alert>已恢复您上次填写的内容。身份证号、密码和验证码没有保存，请重新输入。</Alert>
            ) : null}
            {step?.key === 'role' ? <RoleStep /> : null}
            {step?.key === 'person' ? <PersonStep /> : null}
            {step?.key === 'company' ? <CompanyStep /> : null}
            {step?.key === 'account' ? <AccountStep username={username} /> : null}
            {step?.key === 'confirm' ? <ConfirmStep onRefuse={refuse} /> : null}
            <FailureAlert failure={failure} />
          </Questions>
          <Ways>
            {at > 0 ? (
              <Button size="lg" icon={<Icon name="chevron-left" />} onClick={() => open(steps[at - 1]?.key)}>
                上一步
              </Button>
            ) : null}
            <Button type="submit" variant="primary" size="lg" loading={isSubmitting} loadingText="注册中">
              {last ? '注册' : '下一步'}
            </Button>
          </Ways>
        </Form>
      </Panel>
    </RegisterRoot>
  );
}
