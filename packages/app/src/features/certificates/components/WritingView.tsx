import type { OrderDetail } from '@ca-portal/api';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Icon } from '@ca-portal/ui/icon';
import { ProgressBar } from '@ca-portal/ui/progress-bar';
import { useEffect, useRef, useState } from 'react';
import { writeSteps, type WriteProgress } from '../writing/write-certificate.js';
import { bringsSeal } from '../writing/useWriting.js';
import { Body } from './WriteScreen.styles.js';
import { sealStepTitles, stepTitles, WriteTrack } from './WriteTrack.js';
import { Frame, ProgressHead, WhoseLock } from './WritingView.styles.js';

/**
 * 请勿拔出, with an amber frame while unplugging would do damage. Takes the focus, so that it is scrolled into view and
 * read aloud.
 */
export function DoNotUnplug() {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <Frame ref={frame} tabIndex={-1} aria-labelledby="do-not-unplug">
      <Icon name="lock-device" />
      <div>
        <strong id="do-not-unplug">正在写入证书，请勿拔出CA锁或关闭页面</strong>
        <p>通常需要 1 到 3 分钟。电脑不要休眠，也不要打开其他签章软件。</p>
      </div>
    </Frame>
  );
}

function elapsedWords(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return minutes > 0 ? `${minutes} 分 ${seconds % 60} 秒` : `${seconds} 秒`;
}

function Elapsed({ since }: { since: number }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(Math.floor((Date.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [since]);
  return <span role="timer">，已用 {elapsedWords(seconds)}</span>;
}

export interface WritingViewProps {
  order: OrderDetail;
  progress: WriteProgress;
  startedAt: number;
}

/** The lock is being written: the current action and the progress, without buttons. */
export function WritingView({ order, progress, startedAt }: WritingViewProps) {
  const { step, percent, note } = progress;
  const sealOnly = bringsSeal(order);
  const titles = sealOnly ? sealStepTitles : stepTitles;
  return (
    <Card aria-label="写入进度">
      <WriteTrack providerName={order.providerName} sealOnly={sealOnly} at={step} />
      <Body>
        <div>
          <ProgressHead>
            <strong>{titles[step]}</strong>
            <span>{percent}%</span>
          </ProgressHead>
          <ProgressBar size="lg" value={percent} label="写入进度" />
          <ProgressHead as="p" data-note="">
            <span>
              <output>
                第 {writeSteps.indexOf(step) + 1} 步，共 {writeSteps.length} 步：{note}
              </output>
              <Elapsed since={startedAt} />
            </span>
          </ProgressHead>
        </div>
        <WhoseLock>
          <span>
            <strong>{order.productName}</strong>
            <span>{order.holderName}</span>
          </span>
          <Button disabledReason="写入过程中不能取消">取消</Button>
        </WhoseLock>
      </Body>
    </Card>
  );
}
