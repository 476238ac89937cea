import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';

interface EmptyCardProps {
  title: string;
  reason: string;
  way: { href: string; label: string };
}

/** In place of what a page is about: that it is not there, why, and the one way on. */
export const EmptyCard = ({ title, reason, way }: EmptyCardProps) => (
  <Card>
    <Empty
      title={title}
      titleLevel={2}
      reason={reason}
      action={
        <LinkButton variant="primary" href={way.href}>
          {way.label}
        </LinkButton>
      }
    />
  </Card>
);
