import type { OrderDetail } from '@ca-portal/api';
import { orderStates } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { useEffect, useRef } from 'react';
import type { WriteFailure } from '../writing/write-failure.js';
import { bringsSeal, useWriting, type Writing } from '../writing/useWriting.js';
import { DoneView } from './DoneView.js';
import { LockStage } from './LockStage.js';
import { WriteLog } from './WriteLog.js';
import { Stack } from '../../../shared/page/index.js';
import { Body, BrokenTitle, Columns } from './WriteScreen.styles.js';
import { BeforeWriting, OrderCard, StillStuck } from './WriteSide.js';
import { WriteTrack } from './WriteTrack.js';
import { DoNotUnplug, WritingView } from './WritingView.js';

/** Writing was started on an earlier visit and failed. */
const interrupted: readonly number[] = [orderStates.inProduction, orderStates.productionFailed];

function BrokenAlert({ broken }: { broken: WriteFailure }) {
  return (
    <Alert
      live
      tone="danger"
      title={
        <BrokenTitle>
          写入没有完成，证书没有丢失
          <StatusTag family="danger" icon="warning">
            制证异常
          </StatusTag>
        </BrokenTitle>
      }
    >
      写到 {broken.percent}% 时中断：{broken.explanation}插回同一把锁就能继续，不用重新付费，也不用重新审核。
    </Alert>
  );
}

/** Takes the focus: the previous step is over, and this is the next one. */
function GoOnTitle() {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <h2 ref={title} tabIndex={-1}>
      继续之前先检测CA锁
    </h2>
  );
}

function Main({ order, writing }: { order: OrderDetail; writing: Writing }) {
  const { state } = writing;
  if (state.phase === 'writing') {
    return <WritingView order={order} progress={state.progress} startedAt={state.startedAt} />;
  }
  if (state.phase === 'done') return <DoneView order={order} written={state.written} />;
  const broken = state.phase === 'broken' ? state.broken : undefined;
  return (
    <Card aria-label="写入证书">
      <WriteTrack
        providerName={order.providerName}
        sealOnly={bringsSeal(order)}
        at={writing.earlier?.step ?? 'detect'}
        {...(broken ? { failure: broken.title } : {})}
      />
      <Body>
        {broken ? <GoOnTitle /> : null}
        <LockStage
          writing={writing}
          keepsCertificate={bringsSeal(order)}
          {...(writing.earlier ? { broken: writing.earlier } : {})}
          pinProblem={state.pinProblem}
        />
      </Body>
    </Card>
  );
}

/** The writing of one order's certificate into a lock. The content above and beside follows the phase. */
export function WriteScreen({ order }: { order: OrderDetail }) {
  const writing = useWriting(order);
  const { state, earlier, log } = writing;
  return (
    <>
      {state.phase === 'writing' ? <DoNotUnplug /> : null}
      {state.phase === 'broken' ? <BrokenAlert broken={state.broken} /> : null}
      {state.phase === 'prepare' && state.refusal ? (
        <Alert live tone="danger" title="还没有开始写入">
          {state.refusal}
        </Alert>
      ) : null}
      {state.phase === 'prepare' && !state.refusal && interrupted.includes(order.state) ? (
        <Alert tone="warning" title="上次写入没有完成，证书没有丢失">
          插入上次使用的CA锁{earlier ? `（设备编号 ${earlier.deviceId}）` : ''}
          ，检测后就能继续，不用重新付费，也不用重新审核。
        </Alert>
      ) : null}
      <Columns data-until="tablet">
        <Main order={order} writing={writing} />
        <Stack>
          {state.phase === 'prepare' ? <BeforeWriting /> : null}
          {state.phase === 'broken' ? <StillStuck /> : null}
          {state.phase === 'done' ? null : <OrderCard order={order} />}
          <WriteLog log={log} running={state.phase === 'writing'} />
        </Stack>
      </Columns>
    </>
  );
}
