import { checkPassword } from '@ca-portal/api/domain';
import { account } from '@ca-portal/api/groups/account';
import { credentials } from '@ca-portal/api/groups/credentials';
import { session } from '@ca-portal/api/groups/session';
import { PasswordDialog } from '@ca-portal/ui/password-dialog';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../api/client.js';
import { useCurrentUser, useLogout } from '../../session/useSession.js';
import type { AccountDialogProps } from './AccountDialogs.js';
import { sentenceOf } from './refusal.js';

const accounts = api.use(account);
const passwords = api.use(credentials);
const sessions = api.use(session);
const quiet = { quiet: true } as const;

/** The new password of whoever is logged in (spec 2.5): a code to the account's phone, then the password twice. */
export function AccountPassword({ onClose }: AccountDialogProps) {
  const phone = useCurrentUser()?.person.phone;
  const logout = useLogout();
  const navigate = useNavigate();
  const profile = useQuery({
    queryKey: ['account', 'profile'],
    queryFn: async ({ signal }) => (await accounts.profile(undefined, { ...quiet, signal })).data,
  });
  // Good for one attempt, so it is never taken from a cache.
  const captcha = useQuery({
    queryKey: ['session', 'captcha', 'password'],
    queryFn: ({ signal }) => sessions.captcha(undefined, { ...quiet, signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const username = async (): Promise<string> => {
    const known = profile.data ?? (await profile.refetch({ throwOnError: true })).data;
    return known?.userName ?? '';
  };

  return (
    <PasswordDialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      captcha={{
        ...(captcha.data ? { imageSrc: `data:image/png;base64,${captcha.data.image}` } : {}),
        loading: captcha.isFetching,
        failed: captcha.isError,
        onRefresh: () => void captcha.refetch(),
      }}
      {...(phone ? { phoneMasked: phone } : {})}
      passwordRule={checkPassword}
      onSendCode={(code) =>
        sentenceOf(async () => {
          const query = {
            username: await username(),
            code,
            uuid: captcha.data?.uuid ?? '',
            purpose: 'password',
          } as const;
          await passwords.sendCode({ query }, quiet);
        })
      }
      onVerify={({ code }) =>
        sentenceOf(async () => passwords.checkAccount({ body: { username: await username(), code } }, quiet))
      }
      onChangePassword={({ password, code }) =>
        sentenceOf(async () =>
          passwords.updatePassword({ body: { username: await username(), password, code } }, quiet),
        )
      }
      onDone={() => {
        // All sessions ended with the old password.
        void logout().then(() => navigate('/login', { replace: true }));
      }}
    />
  );
}
