import { toaster } from '@ca-portal/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { ExpiredLogin } from '../features/auth/index.js';
import { expectCatalog } from '../routing/page-catalog.js';
import { adoptLogin } from '../session/adopt-login.js';
import { claimDrafts } from '../session/drafts-owner.js';
import { expiredLogin } from '../session/expired.js';
import { tokenStore } from '../session/token.js';
import { useSession, useToken } from '../session/useSession.js';
import { FirstRole, OneTimePassword } from '../shared/account/index.js';
import { LoginOnItsPage } from './UnwatchedLogin.js';

/** The login dialog, once its code has loaded; without it the login page is used. */
function LoginInPlace() {
  const queries = useQueryClient();
  const [code, setCode] = useState<'awaited' | 'here' | 'missing'>('awaited');
  useEffect(() => {
    ExpiredLogin.preload().then(
      () => setCode('here'),
      () => setCode('missing'),
    );
  }, []);
  if (code === 'awaited') return null;
  if (code === 'missing') return <LoginOnItsPage />;
  return <ExpiredLogin adopt={(token) => adoptLogin(token, queries, true)} />;
}

/** Whether a path is public, i.e. open to every user. */
async function isPublic(pathname: string): Promise<boolean> {
  try {
    const { pages } = await expectCatalog();
    return pages.some(({ path, layout }) => matchPath(path, pathname) && layout !== 'work');
  } catch {
    return false; // its code is not available: the home page always is
  }
}

/**
 * Another window of this browser has logged in: the same user continues here, in his role; any other user starts anew.
 */
function useOtherWindows() {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(
    () =>
      tokenStore.onArrival(async (token) => {
        try {
          if (await adoptLogin(token, queries, true)) return;
        } catch {
          tokenStore.set(token); // the user cannot be determined: no data of the previous one may stay
        }
        toaster.info('您在另一个窗口登录了其他账号，这个窗口已经跟着切换。');
        // The new user may not have access to the current page.
        if (!(await isPublic(pathname))) void navigate('/', { replace: true });
      }),
    [navigate, pathname, queries],
  );
}

/** Keeps this window's login in step with the server, with other windows of the browser, and with the user. */
export function SessionWatcher() {
  const token = useToken();
  const info = useSession().data?.info;
  const { pathname } = useLocation();
  const open = useSyncExternalStore(expiredLogin.subscribe, expiredLogin.isOpen, () => false);
  useOtherWindows();

  const person = info?.person.userGuid;
  useEffect(() => {
    if (token === null || person === undefined) return;
    claimDrafts(person);
  }, [token, person]);

  // 0: no role is chosen yet (spec 2.11). A user who is applying for one is not asked meanwhile.
  const asksRole = info?.roleId === 0 && pathname !== '/roleApply';
  return (
    <>
      {open ? <LoginInPlace /> : null}
      <OneTimePassword />
      {asksRole ? (
        <Suspense fallback={null}>
          <FirstRole />
        </Suspense>
      ) : null}
    </>
  );
}
