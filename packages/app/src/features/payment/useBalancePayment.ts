import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { useState } from 'react';
import { causeOf } from '../../shared/failure/load-failed-reason.js';
import { newRequestId } from '../../shared/browser/request-id.js';

export interface Refusal {
  /** The code was wrong or too old: it belongs to its field. */
  code?: string;
  /** Everything else. */
  text?: string;
}

const isCodeRefusal = (error: unknown): error is Error =>
  isApiError(error, errorCodes.smsCodeWrong) || isApiError(error, errorCodes.smsCodeExpired);

/**
 * What a payment from the balance holds beside the orders: the code, one id for one attempt that is the same however
 * often it is sent, and why the last one was refused. A refusal that the server has decided ends the attempt; where no
 * answer came the same id goes out again, so that nothing is paid twice.
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
