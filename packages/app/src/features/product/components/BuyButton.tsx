import { Button, LinkButton } from '@ca-portal/ui/button';

interface BuyButtonProps {
  href: string;
  /** Why the current choice cannot be ordered. */
  obstacle: string | undefined;
}

/**
 * 立即办理: a link, so that it also works in a new tab; if ordering is not possible, a button that announces the reason.
 */
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
