import { LinkButton } from '@ca-portal/ui/button';
import { Spinner } from '@ca-portal/ui/spinner';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { acceptToken } from '../../../session/useSession.js';
import { loginByToken } from '../queries.js';
import { JumpCard } from './JumpCard.js';

/** Two renders of one arrival send the token once: the server takes it once. */
const sent = new Map<string, Promise<{ token: string }>>();
const sendOnce = (token: string) => {
  const sending = sent.get(token) ?? loginByToken(token);
  sent.set(token, sending);
  return sending;
};

/** The link that logs in here (spec 4, token-only login). Its token leaves the address before anything else happens. */
export function TokenArrival({ token: given }: { token: string }) {
  const navigate = useNavigate();
  const [token] = useState(given);
  const { mutate, isError } = useMutation({
    mutationFn: sendOnce,
    onSuccess: ({ token: session }) => {
      acceptToken(session);
      void navigate('/', { replace: true });
    },
  });
  useEffect(() => {
    void navigate('/jumpForm', { replace: true });
    mutate(token);
  }, [navigate, mutate, token]);

  if (isError)
    return (
      <JumpCard
        icon="warning"
        tone="danger"
        title="这个登录链接不能用了"
        actions={
          <LinkButton variant="primary" href="/login">
            去登录
          </LinkButton>
        }
      >
        <p>链接只能用一次，5 分钟内有效。请重新取一个链接，或直接登录。</p>
      </JumpCard>
    );
  return (
    <JumpCard icon="key" title="正在登录" actions={<Spinner />}>
      <p>正在核对登录链接，请稍候。</p>
    </JumpCard>
  );
}
