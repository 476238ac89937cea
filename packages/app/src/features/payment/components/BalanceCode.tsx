import { smsCodeMinutes } from '@ca-portal/api/domain';
import { useState } from 'react';
import { usePortalConfig } from '../../../config/config.js';
import { CodeField } from '../../../shared/form/index.js';
import { causeOf } from '../../../shared/failure/index.js';
import { sendBalanceCode } from '../settlement-queries.js';
import { CodeRoom } from './OrdersToPay.styles.js';

interface BalanceCodeProps {
  value: string;
  onValueChange: (value: string) => void;
  /** Why the last code was refused. */
  error?: string | undefined;
}

/** The code that a payment from the balance needs; it is sent to the phone of the account's owner. */
export function BalanceCode({ value, onValueChange, error }: BalanceCodeProps) {
  const { sms } = usePortalConfig();
  const [phone, setPhone] = useState('');
  const [refusal, setRefusal] = useState('');
  const send = async () => {
    setRefusal('');
    try {
      setPhone((await sendBalanceCode()).phone);
      return true;
    } catch (failure) {
      setRefusal(`验证码没有发出。${causeOf(failure)}，请稍后再试。`);
      return false;
    }
  };
  return (
    <CodeRoom>
      <CodeField
        storageKey="balance-payment"
        value={value}
        onValueChange={onValueChange}
        onSend={send}
        hint={
          phone
            ? `使用预存账户需要验证，已发送至 ${sms ? phone : '您的邮箱'}，${smsCodeMinutes} 分钟内有效。`
            : `使用预存账户需要${sms ? '短信' : '邮箱'}验证。`
        }
        error={refusal || error}
      />
    </CodeRoom>
  );
}
