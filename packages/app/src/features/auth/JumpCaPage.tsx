import { isApiError } from '@ca-portal/api';
import { errorCodes } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Spinner } from '@ca-portal/ui/spinner';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { expectPage } from '../../routing/page-catalog.js';
import { loginPath } from '../../routing/guard.js';
import { paymentTokenStore } from '../../session/token.js';
import { acceptToken, useCurrentUser, useToken } from '../../session/useSession.js';
import { readArrival, type Arrival } from './arrival.js';
import { FailureAlert } from './components/FailureAlert.js';
import { LoginFrame } from './components/LoginFrame.js';
import { Ways } from './components/LoginForm.styles.js';
import { failureOf, type Failure } from './failure.js';
import { LoginWays } from './LoginPage.js';
import { logInByArrival, ownPaymentToken } from './arrival-queries.js';

const used: readonly number[] = [errorCodes.ticketInvalid, errorCodes.loginLinkInvalid];

/** The proof is valid once: a second run of the effect must not send it again. */
const sent = new WeakSet<object>();

/**
 * The login that a proof has created: when rendered again with the old address, the page continues without another
 * call.
 */
const brought = new Map<string, string>();
const keyOf = (proof: NonNullable<Arrival['proof']>) => JSON.stringify(proof);

/**
 * /jumpCa: logs in a user who comes from another system and leads him to his target (spec 2.2; spec 4, token-only login
 * and login by user name). The proof is removed from the address and the history before anything else.
 */
export function JumpCaPage() {
  const location = useLocation();
  const navigate = useNavigate();
  // Read once: the next line removes it from the address.
  const [{ proof, paymentToken, hasSecrets, target }] = useState(() => readArrival(location));
  const person = useCurrentUser()?.person;
  const token = useToken();
  // The link may come from an unknown sender: never changes the account without a question.
  const [mayEnter, setMayEnter] = useState(token === null);
  const [failure, setFailure] = useState<Failure>();
  const [over, setOver] = useState(false);

  const leadsOn = token !== null && (!proof || brought.get(keyOf(proof)) === token);
  const cleaned = useRef(false);
  useEffect(() => {
    // Once, and never during the redirect: that replaces the address, too, and the last navigation wins.
    if (!hasSecrets || leadsOn || cleaned.current) return;
    cleaned.current = true;
    void navigate(target === '/' ? '/jumpCa' : `/jumpCa?target=${encodeURIComponent(target)}`, {
      replace: true,
    });
  }, [navigate, target, hasSecrets, leadsOn]);

  const enter = (fresh: string, second?: string) => {
    acceptToken(fresh);
    if (second) paymentTokenStore.set(second);
    void navigate(target, { replace: true });
  };
  const arrive = async (by: NonNullable<Arrival['proof']>) => {
    expectPage(target, true);
    try {
      const fresh = await logInByArrival(by);
      const second = await ownPaymentToken(paymentToken, fresh);
      brought.set(keyOf(by), fresh);
      enter(fresh, second);
    } catch (error) {
      setOver(used.some((code) => isApiError(error, code)));
      setFailure(failureOf(error, '没有登录成功'));
    }
  };
  useEffect(() => {
    if (!proof || !mayEnter || sent.has(proof)) return;
    sent.add(proof);
    void arrive(proof);
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it may be; the functions are anew with each render
  }, [proof, mayEnter]);
  const retry = () => {
    setFailure(undefined);
    if (proof) void arrive(proof);
  };

  if (leadsOn) return <Navigate to={target} replace />;
  if (!proof) {
    return (
      <LoginFrame>
        <h1>CA锁登录</h1>
        <p>登录后会打开您要去的页面。</p>
        <LoginWays first="lock" onSend={() => expectPage(target, true)} onToken={(fresh) => enter(fresh)} />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame>
      <h1>{failure ? '没有跳转成功' : '正在跳转'}</h1>
      <p>您从其他系统转入，登录后会打开您要去的页面。</p>
      {!mayEnter ? (
        <Alert tone="warning" title={`您已经登录${person ? `：${person.name}` : ''}`}>
          链接里的账号可能不是您的。继续使用当前账号，还是换成链接里的账号？换账号会退出当前账号，没有提交的内容不会保留。
          <Ways>
            <LinkButton variant="primary" href={target}>
              继续使用当前账号
            </LinkButton>
            <Button onClick={() => setMayEnter(true)}>换成链接里的账号</Button>
          </Ways>
        </Alert>
      ) : failure ? (
        <FailureAlert
          failure={over ? { title: failure.title, text: `${failure.text}也可以直接登录。` } : failure}
          ways={
            <>
              {over ? null : (
                <Button size="sm" variant="primary" onClick={retry}>
                  重试
                </Button>
              )}
              <LinkButton size="sm" href={loginPath(target)}>
                去登录
              </LinkButton>
            </>
          }
        />
      ) : (
        <Spinner size="lg" verb="正在核对登录信息" />
      )}
    </LoginFrame>
  );
}
