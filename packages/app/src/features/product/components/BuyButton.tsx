import { Button, LinkButton } from '@ca-portal/ui/button';

interface BuyButtonProps {
  href: string;
  /** Why it cannot be ordered as chosen. */
  obstacle: string | undefined;
}

/** 立即办理: a link, so that it works in a new tab as well; with an obstacle a button that speaks the reason. */
export function BuyButton({ href, obstacle }: BuyButtonProps) {
  if (obstacle)
    return (
      <Button variant="primary" size="lg" disabledReason={obstacle}>
        立即办理
      </Button>
    );
  return (
    <LinkButton variant="primary" size="lg" href={href}>
      立即办理
    </LinkButton>
  );
}
