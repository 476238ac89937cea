import type { PaymentForm } from '@ca-portal/api/contract';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Spinner } from '@ca-portal/ui/spinner';
import { useState, type ReactNode } from 'react';
import { causeOf, hasFailed } from '../../../shared/failure/index.js';
import { CheckedForm } from './CheckedForm.js';
import { StateCard } from './StateCard.js';

interface OutcomeProps<Data> {
  query: {
    data: Data | undefined;
    isError: boolean;
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** 充值 or 支付. */
  what: string;
  /** The page that shows the real state of the money: 我的余额. */
  page: { href: string; name: string };
  submit: (form: PaymentForm) => void;
  /** The outcome; nothing while it is not known. */
  children: (data: Data) => ReactNode;
  /** Additional information while the outcome is not known. */
  note?: (data: Data) => ReactNode;
}

/**
 * Waits for the result of an Alipay payment, which the visitor may continue meanwhile. Only the server's answer says
 * whether the money has arrived; without an answer the visitor is not told to pay again.
 */
export function Outcome<Data extends { paymentForm?: PaymentForm | null }>(props: OutcomeProps<Data>) {
  const { query, what, page, submit, children, note } = props;
  const [again, setAgain] = useState(false);
  const { data } = query;
  const back = { href: page.href, label: `查看${page.name}` };
  if (hasFailed(query)) {
    return (
      <StateCard
        tone="warning"
        icon="offline"
        title={`没有查到${what}结果`}
        actions={
          <>
            <Button variant="primary" loading={query.isFetching} onClick={() => void query.refetch()}>
              重试
            </Button>
            <LinkButton href={back.href}>{back.label}</LinkButton>
          </>
        }
      >
        {causeOf(query.error)}。请不要再付一次，结果以{page.name}为准。
      </StateCard>
    );
  }
  if (again && data?.paymentForm) {
    return <CheckedForm form={data.paymentForm} back={back} submit={submit} />;
  }
  const known = data && children(data);
  if (known) return known;
  return (
    <StateCard
      tone="info"
      icon="clock"
      title={`正在确认${what}结果`}
      actions={
        data?.paymentForm ? (
          <Button onClick={() => setAgain(true)}>还没有付，继续前往支付宝</Button>
        ) : undefined
      }
    >
      <p>
        支付渠道的通知一般在几秒内到达，请不要再付一次。
        {data && note?.(data)}
      </p>
      <Spinner verb={`正在查询${what}结果`} />
    </StateCard>
  );
}
