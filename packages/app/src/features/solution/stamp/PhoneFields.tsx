import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { QrCode } from '@ca-portal/ui/qr-code';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { causeOf } from '../../../shared/failure/index.js';
import type { PhoneStep, Picture } from './phone-signer.js';
import type { Stamped, Stamping } from './stamp-engine.js';
import { stampFailure } from './stamp-failure.js';

interface PhoneFieldsProps {
  /** Undefined while nothing is placed. */
  order: Stamping | undefined;
  onStamped: (stamped: Stamped) => void;
}

const steps: Readonly<Record<PhoneStep, (mark: string) => string>> = {
  waiting: (mark) => `用装了手机证书的手机扫码，核对手机上的数字是 ${mark}。`,
  scanned: (mark) => `手机已扫码，请在手机上核对文件名和数字 ${mark}，选好证书。`,
  chosen: () => '正在放置印章，请稍候。',
  prepared: () => '请在手机上核对文件，输入证书密码签章。',
  signed: () => '手机已签章，正在生成文件。',
  refused: () => '',
  ended: () => '',
};

/** 手机证书: a QR code for the phone, which shows name and digest of the document before it signs. */
export function PhoneFields({ order, onStamped }: PhoneFieldsProps) {
  const [picture, setPicture] = useState<Picture>();
  const [step, setStep] = useState<PhoneStep>('waiting');
  const [nothingPlaced, setNothingPlaced] = useState(false);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const sign = useMutation({
    mutationFn: async (given: Stamping) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setPicture(undefined);
      setStep('waiting');
      const { openPicture, stampByPhone } = await import('./phone-signer.js');
      const opened = await openPicture(given.name);
      signal.throwIfAborted();
      setPicture(opened);
      return stampByPhone(given, { ticket: opened.ticket, signal, onStep: setStep });
    },
    onSuccess: onStamped,
  });
  const show = () => {
    setNothingPlaced(!order);
    if (order) sign.mutate(order);
  };
  const failure = sign.error
    ? (stampFailure(sign.error) ?? { title: '没有签成', text: causeOf(sign.error) })
    : undefined;
  const live = sign.isPending && picture !== undefined;
  const open = live && (step === 'waiting' || step === 'scanned');
  return (
    <>
      {nothingPlaced ? (
        <Alert tone="danger" live title="还没有放印章">
          请先把印章放到页面上，再签章。
        </Alert>
      ) : null}
      {failure ? (
        <Alert
          tone={sign.error?.name === 'PhoneGaveNothing' ? 'warning' : 'danger'}
          live
          title={failure.title}
        >
          {failure.text}
        </Alert>
      ) : null}
      {open ? <QrCode value={picture.text} label="用手机扫码签章" size={200} /> : null}
      <p aria-live="polite">
        {live
          ? steps[step](picture.mark)
          : '文件留在这台电脑上，只把文件名和摘要给手机看。手机上核对无误，输入证书密码才会签。'}
      </p>
      {live ? (
        <p>
          <small>显示二维码以后又改了印章的，请换一个二维码。</small>
        </p>
      ) : null}
      <Button
        variant={live ? 'text' : 'primary'}
        icon={<Icon name={live ? 'refresh' : 'mobile'} />}
        loading={sign.isPending && !picture}
        loadingText="正在打开二维码"
        onClick={show}
      >
        {live ? '换一个二维码' : '显示二维码'}
      </Button>
    </>
  );
}
