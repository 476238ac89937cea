import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';

interface EmptyCardProps {
  title: string;
  reason: string;
  way: { href: string; label: string };
}

/** Shown in place of the page's content when there is none: what is missing, why, and one link to continue. */
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
