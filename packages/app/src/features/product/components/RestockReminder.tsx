import { catalog } from '@ca-portal/api/groups/catalog';
import { Button } from '@ca-portal/ui/button';
import { toaster } from '@ca-portal/ui/toast';
import { useMutation } from '@tanstack/react-query';
import { write } from '../../../api/query.js';
import { useToken } from '../../../session/useSession.js';

/**
 * 到货提醒我: one message when a sold-out product is available again. Needs a login, because the message needs a recipient.
 */
export function RestockReminder({ productId }: { productId: string }) {
  const loggedIn = useToken() !== null;
  const remind = useMutation({
    ...write(catalog, 'remind'),
    onSuccess: () => toaster.success('已设置到货提醒，有货时会给您发消息'),
  });
  if (!loggedIn) return null;
  return (
    <Button
      size="lg"
      disabled={remind.isSuccess}
      loading={remind.isPending}
      loadingText="设置中"
      onClick={() => remind.mutate({ params: { id: productId } })}
    >
      {remind.isSuccess ? '已设置提醒' : '到货提醒我'}
    </Button>
  );
}
