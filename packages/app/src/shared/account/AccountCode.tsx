import { smsCodeMinutes } from '@ca-portal/api/domain';
import { credentials } from '@ca-portal/api/groups/credentials';
import { person } from '@ca-portal/api/groups/person';
import { CaptchaField } from '@ca-portal/ui/captcha-field';
import { Field } from '@ca-portal/ui/form';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call, read } from '../../api/query.js';
import { usePortalConfig } from '../../config/config.js';
import { CodeField } from '../form/index.js';
import { useCaptcha } from '../../session/useCaptcha.js';
import { useCurrentUser } from '../../session/useSession.js';
import { FieldGrid } from '../page/index.js';
import { causeOf } from '../failure/index.js';

const sixDigits = (typed: string) => /^\d{6}$/.test(typed.trim()) || '请输入收到的 6 位验证码。';

interface AccountCodeProps {
  /** The code field's name in the form. */
  name: string;
  purpose: 'certificate' | 'bind' | 'phone' | 'transfer' | 'close';
  /** @default the locale's */
  label?: string;
  /** The phone number that gets the code, when it is not the account's own. */
  phone?: string;
}

/** Field for a code sent to the user's own phone, or to a number about to become it. */
export function AccountCode({ name, purpose, label, phone: other }: AccountCodeProps) {
  const own = useCurrentUser()?.person.phone;
  const { sms } = usePortalConfig();
  const phone = other ?? own;
  const profile = useQuery(read(person, 'profile'));
  const captcha = useCaptcha('sms');
  // An answer belongs to its picture, which a second field of the page may use up and renew: they share it.
  const [typed, setTyped] = useState({ text: '', uuid: captcha.uuid });
  const answer = typed.uuid === undefined || typed.uuid === captcha.uuid ? typed.text : '';
  const setAnswer = (text: string) => setTyped({ text, uuid: captcha.uuid });
  const [refusal, setRefusal] = useState('');
  const obstacle =
    other !== undefined && !/^1\d{10}$/.test(other.trim())
      ? '请先输入新手机号'
      : answer.trim()
        ? undefined
        : '请先输入图形验证码的得数';
  const send = async () => {
    setRefusal('');
    try {
      const known = profile.data ?? (await profile.refetch({ throwOnError: true })).data;
      const query = {
        username: other?.trim() ?? known?.username ?? '',
        code: answer.trim(),
        uuid: captcha.uuid ?? '',
        purpose,
      };
      await call(credentials, 'sendCode', { query }, { quiet: true });
      return true;
    } catch (error) {
      setRefusal(`验证码没有发出。${causeOf(error)}。`);
      return false;
    } finally {
      // Each captcha picture is valid for one attempt.
      setAnswer('');
      captcha.refresh();
    }
  };
  return (
    <FieldGrid>
      <CaptchaField
        value={answer}
        onValueChange={setAnswer}
        {...(captcha.src ? { imageSrc: captcha.src } : {})}
        loading={captcha.loading}
        failed={captcha.failed}
        onRefresh={captcha.refresh}
      />
      <Field name={name} bare rules={{ validate: sixDigits }}>
        {(control) => (
          <CodeField
            {...control}
            {...(label ? { label } : {})}
            error={refusal || control.error}
            storageKey={`${purpose}-code:${name}`}
            onSend={send}
            hint={
              phone || !sms
                ? `验证码发到 ${sms ? phone : '账号的邮箱'}，${smsCodeMinutes} 分钟内有效。`
                : `验证码 ${smsCodeMinutes} 分钟内有效。`
            }
            {...(obstacle ? { sendDisabledReason: obstacle } : {})}
          />
        )}
      </Field>
    </FieldGrid>
  );
}
