import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { ErrorSummary, Field, Form, useDraft, useForm, useWatch } from '@ca-portal/ui/form';
import { Icon } from '@ca-portal/ui/icon';
import { Link } from '@ca-portal/ui/link';
import { OptionCardGroup } from '@ca-portal/ui/option-card';
import { useCallback, useEffect, useState } from 'react';
import { AgreementLinks } from '../../shared/agreements/AgreementLinks.js';
import { ConsentField } from '../../shared/form/ConsentField.js';
import { CardAside } from '../../shared/page/WorkPage.styles.js';
import { AccountFields } from './components/AccountFields.js';
import { FailureAlert } from './components/FailureAlert.js';
import { PhoneFields } from './components/PhoneFields.js';
import { FieldGrid, JoinHint, RegisterRoot, Sections, SubmitRow } from './components/RegisterForm.styles.js';
import { failureOf, type Failure } from './failure.js';
import { register } from './queries.js';
import { emptyRegistration, missingLabels, registrationBody, type Registration } from './register-form.js';
import { fieldRefusals } from './registration-refusal.js';
import { roleCards } from './role-cards.js';
import { useEnter } from './useEnter.js';
import { useUsernameCheck } from './useUsernameCheck.js';

/** /register: who one is first, then the data, on one page so that nothing is lost. */
export function RegisterPage() {
  const form = useForm<Registration>({ defaultValues: emptyRegistration });
  const { getValues, setError, setValue, trigger } = form;
  const draft = useDraft<Registration, unknown, Registration>('register', form);
  useEffect(() => {
    // Consent is given each time anew. Only then: a write into an untouched form would itself become a draft.
    if (draft.restored) setValue('agreed', false);
  }, [draft.restored, setValue]);
  const values = useWatch({ control: form.control, compute: (all: Registration) => all });
  const missing = missingLabels(values);
  const [failure, setFailure] = useState<Failure>();
  const { expect, enter } = useEnter();
  const username = useUsernameCheck(
    useCallback(() => void trigger('username'), [trigger]),
    useCallback(() => getValues('mobilePhone'), [getValues]),
  );
  const { isSubmitting } = form.formState;

  const submit = async (typed: Registration) => {
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
      const type = isApiError(error, errorCodes.phoneTaken) ? 'phoneTaken' : 'server';
      refusals.forEach(({ field, message }) => setError(field, { type, message }));
      return false;
    }
  };

  return (
    <RegisterRoot>
      <header>
        <div>
          <h1>注册账号</h1>
          <p>先选身份，再填信息，约 3 分钟。以后可以再申请其他身份。</p>
        </div>
        <p>
          已有账号？
          <Link href="/login" underline>
            登录
          </Link>
        </p>
      </header>
      <Form form={form} onSubmit={submit}>
        <Sections>
          <ErrorSummary />
          {draft.restored ? <Alert>已恢复您上次填写的内容。密码和验证码没有保存，请重新输入。</Alert> : null}
          <Card title="1. 您以什么身份使用？" extra={<CardAside>单选</CardAside>}>
            <Field name="roleId" group rules={{ validate: (id: string) => id !== '' || '请选择角色。' }}>
              {({ ref, name, value, onValueChange, onBlur, invalid, 'aria-describedby': describedBy }) => (
                <OptionCardGroup
                  aria-label="身份"
                  {...(describedBy ? { 'aria-describedby': describedBy } : {})}
                  columns={4}
                  options={roleCards}
                  name={name}
                  value={value}
                  onValueChange={onValueChange}
                  onBlur={onBlur}
                  ref={ref}
                  invalid={invalid}
                />
              )}
            </Field>
            <JoinHint>
              <Icon name="help" />
              公司已经有管理员？请选“项目负责人”，注册后申请加入企业，或请管理员邀请您。
            </JoinHint>
          </Card>
          <Card title="2. 填写信息">
            <FieldGrid>
              <PhoneFields />
              <AccountFields username={username} />
            </FieldGrid>
          </Card>
          <ConsentField>我已阅读并同意《用户服务协议》《隐私政策》《电子认证服务协议》</ConsentField>
          <AgreementLinks />
          <FailureAlert failure={failure} />
          <SubmitRow>
            <Button type="submit" variant="primary" size="lg" loading={isSubmitting} loadingText="注册中">
              注册
            </Button>
            {missing.length > 0 ? (
              <p>
                还有 {missing.length} 项：{missing.join('，')}
              </p>
            ) : null}
          </SubmitRow>
        </Sections>
      </Form>
    </RegisterRoot>
  );
}
