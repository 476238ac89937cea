import { Alert } from '@ca-portal/ui/alert';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { useEffect, useRef } from 'react';
import { AlertButtons } from './RefusalAlert.styles.js';

/** Why an application was refused, for the top of the form: what happened, why, what to do next. */
export interface OrderRefusal {
  tone: 'warning' | 'danger';
  title: string;
  text: string;
  link?: { label: string; href: string };
  /** The form has already created an order: another one needs a new request id. */
  offerNewRequest?: true;
}

interface RefusalAlertProps {
  refusal: OrderRefusal;
  onNewRequest: () => void;
}

/** Shown at the top of the form and focused: the submit button may be far below. */
export function RefusalAlert({ refusal, onNewRequest }: RefusalAlertProps) {
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
