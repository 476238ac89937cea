import { ComputerArt, LockArt } from '@ca-portal/ui/art';
import { Button, LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Empty } from '@ca-portal/ui/empty';
import { PageHeading } from '@ca-portal/ui/page-heading';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Steps } from '@ca-portal/ui/steps';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Shown } from '../../shared/failure/index.js';
import { PublicFrame } from '../../shared/page/index.js';
import { DecryptStage, InsideStage, SignStage } from './components/DemoStages.js';
import { canDemonstrate, makeDemoLock } from './demo-lock.js';
import { DemoRoot } from './DemoPage.styles.js';

const stages = [
  { key: 'inside', title: '锁里有什么' },
  { key: 'sign', title: '签章与验签' },
  { key: 'decrypt', title: '加密与解密' },
] as const;

/** 体验 (`/exp`): how a CA lock works, in three steps, without a lock or a login. */
export function DemoPage() {
  return (
    <PublicFrame>
      <PageHeading size="lg" title="CA锁能做什么" description="三步，约两分钟。不用登录，不用插锁。" />
      {canDemonstrate() ? (
        <Demonstration />
      ) : (
        <Card>
          <Empty
            title="这里不能演示"
            reason="浏览器只在 https 网址下提供密码运算。请用 https 地址打开本页，或先看解决方案。"
            action={<LinkButton href="/solution">看解决方案</LinkButton>}
          />
        </Card>
      )}
    </PublicFrame>
  );
}

function Demonstration() {
  const [at, setAt] = useState(0);
  const [moved, setMoved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const lock = useQuery({
    queryKey: ['demo', 'lock'],
    queryFn: makeDemoLock,
    staleTime: Infinity,
    gcTime: 0,
  });
  const stage = stages[at] ?? stages[0];
  const go = (next: number) => {
    setAt(next);
    setMoved(true);
  };
  useEffect(() => {
    if (moved) heading.current?.focus();
  }, [moved, at]);

  return (
    <>
      <Steps current={at} items={stages} onStepSelect={go} />
      <DemoRoot aria-labelledby="demo-stage">
        <div data-part="stage">
          <h2 id="demo-stage" ref={heading} tabIndex={-1}>
            {stage.title}
          </h2>
          {stage.key === 'inside' ? (
            <InsideStage />
          ) : (
            <Shown part of={lock} what="演示用的密钥" loading={<Skeleton height="12rem" />}>
              {(made) => (stage.key === 'sign' ? <SignStage lock={made} /> : <DecryptStage lock={made} />)}
            </Shown>
          )}
        </div>
        <div data-part="picture" aria-hidden="true">
          {stage.key === 'inside' ? <LockArt /> : <ComputerArt />}
        </div>
        <footer>
          {at > 0 ? <Button onClick={() => go(at - 1)}>上一步</Button> : <span />}
          {at < stages.length - 1 ? (
            <Button variant="primary" onClick={() => go(at + 1)}>
              下一步
            </Button>
          ) : (
            <LinkButton variant="primary" href="/guide">
              我要办什么？
            </LinkButton>
          )}
        </footer>
      </DemoRoot>
    </>
  );
}
