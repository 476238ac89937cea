import { Alert } from '@ca-portal/ui/alert';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { useEffect, useRef } from 'react';
import type { OrderRefusal } from '../order-refusal.js';
import { AlertButtons } from './OrderRefusalAlert.styles.js';

interface OrderRefusalAlertProps {
  refusal: OrderRefusal;
  onNewRequest: () => void;
}

/** Stands at the head of the form and takes the focus: the button that was pressed may be far below. */
export function OrderRefusalAlert({ refusal, onNewRequest }: OrderRefusalAlertProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), [refusal]);
  const { tone, title, text, link, offerNewRequest } = refusal;
  return (
    <Alert ref={ref} tabIndex={-1} live tone={tone} title={title}>
      <p>{text}</p>
      {link || offerNewRequest ? (
        <AlertButtons>
          {link ? (
            <LinkButton size="sm" href={link.href}>
              {link.label}
            </LinkButton>
          ) : null}
          {offerNewRequest ? (
            <Button size="sm" onClick={onNewRequest}>
              作为新订单提交
            </Button>
          ) : null}
        </AlertButtons>
      ) : null}
    </Alert>
  );
}
