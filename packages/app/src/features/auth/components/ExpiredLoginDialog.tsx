import { Button } from '@ca-portal/ui/button';
import { Dialog } from '@ca-portal/ui/dialog';
import { Spinner } from '@ca-portal/ui/spinner';
import { toaster } from '@ca-portal/ui/toast';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { tokenStore } from '../../../session/token.js';
import { failureOf, type Failure } from '../failure.js';
import { FailureAlert } from './FailureAlert.js';
import { LoginWays } from '../LoginPage.js';

export interface ExpiredLoginDialogProps {
  /** Continues with a new login; false where it is another account’s. Rejects where that cannot be determined. */
  adopt: (token: string) => Promise<boolean>;
}

/**
 * 登录已过期, in place (design language, error 401): the page stays below with all typed values. The same user continues;
 * another account starts on the home page without data of the first; leaving ends the login.
 */
export function ExpiredLoginDialog({ adopt }: ExpiredLoginDialogProps) {
  const navigate = useNavigate();
  const [fresh, setFresh] = useState<string>();
  const [failure, setFailure] = useState<Failure>();

  const leave = () => {
    // Without a login the guard redirects from some pages. Waits for that redirect, because the last navigation wins.
    flushSync(() => tokenStore.clear());
    void navigate('/', { replace: true });
  };
  const goOn = async (token: string) => {
    setFresh(token);
    setFailure(undefined);
    try {
      if (await adopt(token)) return toaster.success('已重新登录，可以继续刚才的操作');
      toaster.info('您登录了另一个账号，刚才没有完成的操作没有提交。');
      void navigate('/', { replace: true });
    } catch (error) {
      setFailure(failureOf(error, '已登录，但页面还没有恢复'));
    }
  };

  return (
    <Dialog
      open
      dismissible={false}
      size="md"
      title="登录已过期，请重新登录"
      description="为了安全，长时间未操作会自动退出。您填写的内容还在，登录后会回到这个页面。"
      footer={<Button onClick={leave}>退出，回首页</Button>}
    >
      {fresh === undefined ? (
        <LoginWays inPlace onToken={(token) => void goOn(token)} />
      ) : failure ? (
        <FailureAlert
          failure={failure}
          ways={
            <Button size="sm" onClick={() => void goOn(fresh)}>
              重试
            </Button>
          }
        />
      ) : (
        <Spinner size="lg" verb="已登录，正在恢复刚才的页面" />
      )}
    </Dialog>
  );
}
