import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { useState } from 'react';
import { causeOf } from '../../shared/failure/index.js';
import { newRequestId } from '../../shared/browser/index.js';

export interface Refusal {
  /** The code was wrong or expired: the error is shown at its field. */
  code?: string;
  /** Every other error. */
  text?: string;
}

const isCodeRefusal = (error: unknown): error is Error =>
  isApiError(error, errorCodes.smsCodeWrong) || isApiError(error, errorCodes.smsCodeExpired);

/**
 * State of a payment from the balance: the code, one id per attempt (the same for every retry), and the reason of the
 * last refusal. A refusal by the server ends the attempt; without an answer the same id is sent again, so that nothing
 * is paid twice.
 */
export function useBalancePayment() {
  const [code, setCode] = useState('');
  const [requestId, setRequestId] = useState(newRequestId);
  const [refusal, setRefusal] = useState<Refusal>({});
  const refused = (error: unknown) => {
    setCode('');
    if (isCodeRefusal(error)) setRefusal({ code: error.message });
    else setRefusal({ text: `${causeOf(error)}。没有重复扣款，请核对后再试。` });
    if (isApiError(error) && error.kind === 'business' && !error.retryable) setRequestId(newRequestId());
  };
  return {
    code,
    setCode: (next: string) => {
      setCode(next.replaceAll(/\D/g, ''));
      setRefusal({});
    },
    complete: /^\d{6}$/.test(code),
    requestId,
    refusal,
    refused,
  };
}
