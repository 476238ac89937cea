import { Alert } from '@ca-portal/ui/alert';
import { LinkButton } from '@ca-portal/ui/button';
import { Link } from '@ca-portal/ui/link';
import { Steps } from '@ca-portal/ui/steps';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ForgotPassword } from './components/ForgotPassword.js';
import { ForgotVerify, type AccountProof } from './components/ForgotVerify.js';
import { OtherWays, StepsLine } from './components/ForgotPage.styles.js';
import { LoginFrame } from './components/LoginFrame.js';
import { RecoverPhone } from './components/RecoverPhone.js';
import { loginDraft } from './login-draft.js';

const steps = [{ title: '验证身份' }, { title: '设置新密码' }, { title: '完成' }];

/** Three ways for a user without his old phone. */
function PhoneGone() {
  return (
    <Alert title="手机号已停用？">
      <OtherWays>
        <li>企业员工：请本单位管理员修改您的注册手机号。</li>
        <li>
          有CA锁：先用
          <Link href="/loginByCa" underline>
            CA锁登录
          </Link>
          ，再修改手机号。
        </li>
        <li>
          都没有：
          <Link href="/forgot?way=phone" underline>
            申请更换手机号
          </Link>
          ，由工作人员核对身份。
        </li>
      </OtherWays>
    </Alert>
  );
}

/** /forgot: a new password in two steps, and a new phone for users who have lost theirs (`?way=phone`). */
export function ForgotPage() {
  const [params] = useSearchParams();
  const [proof, setProof] = useState<AccountProof>();
  const [step, setStep] = useState<0 | 1 | 2>(0);
  const [ended, setEnded] = useState<string>();

  if (params.get('way') === 'phone') {
    return (
      <LoginFrame>
        <h1>申请更换手机号</h1>
        <p>
          手机号还能用？
          <Link href="/forgot" underline>
            找回密码
          </Link>
        </p>
        <RecoverPhone />
      </LoginFrame>
    );
  }
  return (
    <LoginFrame>
      <h1>找回密码</h1>
      <p>
        想起来了？
        <Link href="/login" underline>
          返回登录
        </Link>
      </p>
      <StepsLine>
        <Steps items={steps} current={step === 2 ? steps.length : step} />
      </StepsLine>
      {step === 0 ? (
        <>
          {ended ? (
            <Alert tone="warning" live title="请重新验证身份">
              {ended.replace(/[。！]$/, '')}。账号还在，请再获取一次验证码。
            </Alert>
          ) : null}
          <ForgotVerify
            account={proof?.username ?? ''}
            onProof={(given) => {
              setProof(given);
              setEnded(undefined);
              setStep(1);
            }}
          />
          <PhoneGone />
        </>
      ) : step === 1 && proof ? (
        <ForgotPassword
          proof={proof}
          onProofEnded={(message) => {
            setEnded(message);
            setStep(0);
          }}
          onDone={() => {
            loginDraft.set(proof.username);
            setStep(2);
          }}
        />
      ) : (
        <Alert
          tone="success"
          live
          title="密码已修改"
          action={
            // The pressed button has been removed: moves the focus, which would otherwise go to the top of the page.
            <LinkButton variant="primary" href="/login" ref={(element) => element?.focus()}>
              重新登录
            </LinkButton>
          }
        >
          所有设备都已退出登录，请用新密码登录。
        </Alert>
      )}
    </LoginFrame>
  );
}
