import { checkPassword } from '@ca-portal/api/domain';
import { credentials } from '@ca-portal/api/groups/credentials';
import { person } from '@ca-portal/api/groups/person';
import { PasswordDialog } from '@ca-portal/ui/password-dialog';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call, read } from '../../api/query.js';
import { usePortalConfig } from '../../config/config.js';
import { expiredLogin } from '../../session/expired.js';
import { tokenStore } from '../../session/token.js';
import { useCaptcha } from '../../session/useCaptcha.js';
import { logOut, useCurrentUser } from '../../session/useSession.js';
import type { AccountDialogProps } from './AccountDialogs.js';
import { sentenceOf } from './refusal.js';

const quiet = { quiet: true } as const;

/** Sets a new password for the logged-in user (spec 2.5): a code to the account's phone, then the password twice. */
export function AccountPassword({ onClose, onReopen }: AccountDialogProps) {
  const phone = useCurrentUser()?.person.phone;
  const { rules } = usePortalConfig();
  const navigate = useNavigate();
  // The one record that a one-time password may read.
  const profile = useQuery(read(person, 'profile'));
  const captcha = useCaptcha('password');
  const username = async (): Promise<string> => {
    const known = profile.data ?? (await profile.refetch({ throwOnError: true })).data;
    return known?.username ?? '';
  };

  return (
    <PasswordDialog
      open
      onOpenChange={(open) => {
        if (open) onReopen?.();
        else onClose();
      }}
      captcha={{
        ...(captcha.src ? { imageSrc: captcha.src } : {}),
        loading: captcha.loading,
        failed: captcha.failed,
        onRefresh: captcha.refresh,
      }}
      {...(phone ? { phoneMasked: phone } : {})}
      passwordRule={checkPassword}
      resendSeconds={rules.smsResendSeconds}
      onSendCode={(code) =>
        sentenceOf(async () => {
          const query = {
            username: await username(),
            code,
            uuid: captcha.uuid ?? '',
            purpose: 'password',
          } as const;
          await call(credentials, 'sendCode', { query }, quiet);
        })
      }
      onVerify={({ code }) =>
        sentenceOf(async () =>
          call(credentials, 'checkAccount', { body: { username: await username(), code } }, quiet),
        )
      }
      onChangePassword={({ password, code }) =>
        sentenceOf(async () => {
          const body = { username: await username(), password, code };
          await call(credentials, 'updatePassword', { body }, quiet);
          // All sessions have ended with the old password: nothing asks for a login over what this dialog says.
          expiredLogin.endedHere(tokenStore.get());
        })
      }
      onDone={() => {
        void logOut().then(() => navigate('/login', { replace: true }));
      }}
    />
  );
}
