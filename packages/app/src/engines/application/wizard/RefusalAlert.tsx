import { Alert } from '@ca-portal/ui/alert';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { useEffect, useRef } from 'react';
import { AlertButtons } from './RefusalAlert.styles.js';

/** Why an application was not taken, for the head of the form: what happened, why, what next. */
export interface OrderRefusal {
  tone: 'warning' | 'danger';
  title: string;
  text: string;
  link?: { label: string; href: string };
  /** The form has made an order already: this one needs a request id of its own. */
  offerNewRequest?: true;
}

interface RefusalAlertProps {
  refusal: OrderRefusal;
  onNewRequest: () => void;
}

/** Stands at the head of the form and takes the focus: the button that was pressed may be far below. */
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
