import { errorCodes } from '@ca-portal/api/domain';
import { scanLogin } from '@ca-portal/api/groups/scan-login';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../api/query.js';
import { AskedOfPhone, PhoneAsk } from './PhoneAsk.js';
import { ScanConsent } from './ScanConsent.js';

const ends = {
  confirmed: { title: '已在电脑上登录', text: '可以放下手机，回到电脑继续办理。' },
  refused: { title: '已拒绝登录', text: '那台电脑没有登录。如果是别人发来的二维码，请不要再扫。' },
};

/** 扫码登录 (`/m/login#c=…`), on the phone: the requesting computer, and the holder's consent with his PIN. */
export const PhoneLoginPage = () => (
  <PhoneAsk title="扫码登录">{(code) => <Asked key={code} code={code} />}</PhoneAsk>
);

function Asked({ code }: { code: string }) {
  const [answered, setAnswered] = useState<keyof typeof ends>();
  const request = useQuery({
    ...read(scanLogin, 'look', { body: { code } }),
    enabled: code !== '',
    retry: false,
    staleTime: Infinity,
  });
  return (
    <AskedOfPhone
      code={code}
      request={request}
      answered={answered && ends[answered]}
      over={errorCodes.scanLoginEnded}
      lives="两分钟"
      what="登录请求"
      unharmed="电脑没有登录"
    >
      {(shown, certificates, onTried) => (
        <ScanConsent {...{ code, certificates, onTried }} request={shown} onAnswered={setAnswered} />
      )}
    </AskedOfPhone>
  );
}
