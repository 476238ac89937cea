import type { PaymentForm } from '@ca-portal/api/contract';
import { Button } from '@ca-portal/ui/button';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { StateCard } from './StateCard.js';
import { Icon } from '@ca-portal/ui/icon';

/** If the page is still open after this time, a button appears. */
export const deadlineMs = 3000;

/** Submits the form once automatically; a button appears if the browser did not follow. */
export function Handover({ form, submit }: { form: PaymentForm; submit: (form: PaymentForm) => void }) {
  const [stuck, setStuck] = useState(false);
  const sent = useRef(false);
  const send = useEffectEvent(() => {
    // Effects run twice in development; the payment page must be requested only once.
    if (sent.current) return;
    sent.current = true;
    submit(form);
  });
  useEffect(() => {
    send();
    const timer = setTimeout(() => setStuck(true), deadlineMs);
    return () => clearTimeout(timer);
  }, []);

  return (
    <StateCard
      tone="info"
      icon="arc"
      title="正在前往支付宝，请勿关闭页面…"
      actions={
        stuck ? (
          <Button icon={<Icon name="external" />} onClick={() => submit(form)}>
            手动打开
          </Button>
        ) : undefined
      }
    >
      {stuck ? '没有跳转，请点下面的按钮。' : '3 秒后没有跳转，会出现手动打开的按钮。'}
    </StateCard>
  );
}
