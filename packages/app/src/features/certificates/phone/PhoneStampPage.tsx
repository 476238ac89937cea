import { errorCodes } from '@ca-portal/api/domain';
import { scanStamp } from '@ca-portal/api/groups/scan-stamp';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { read } from '../../../api/query.js';
import { AskedOfPhone, PhoneAsk } from './PhoneAsk.js';
import { StampConsent } from './StampConsent.js';

const everyMs = 2_000;
const ends = {
  signed: { title: '已签章', text: '可以放下手机，回到电脑保存签好的文件。' },
  refused: { title: '已拒绝签章', text: '文件没有签章。如果是别人发来的二维码，请不要再扫。' },
};

/** 扫码签章 (`/m/stamp#c=…`), on the phone: the requesting computer, the document, and the holder's signature. */
export const PhoneStampPage = () => (
  <PhoneAsk title="扫码签章">{(code) => <Asked key={code} code={code} />}</PhoneAsk>
);

function Asked({ code }: { code: string }) {
  const [answered, setAnswered] = useState<keyof typeof ends>();
  const [chosen, setChosen] = useState(false);
  const request = useQuery({
    ...read(scanStamp, 'look', { body: { code } }),
    enabled: code !== '' && answered === undefined,
    retry: false,
    staleTime: Infinity,
    // Waits until the computer has placed the seals for the chosen certificate.
    refetchInterval: ({ state }) => (chosen && state.data?.digest === '' ? everyMs : false),
  });
  const onChosen = () => {
    setChosen(true);
    void request.refetch();
  };
  return (
    <AskedOfPhone
      code={code}
      request={request}
      answered={answered && ends[answered]}
      over={errorCodes.scanStampEnded}
      lives="五分钟"
      what="签章请求"
      unharmed="文件没有签章"
    >
      {(shown, certificates, onTried) => (
        <StampConsent
          {...{ code, certificates, onTried, onChosen }}
          request={shown}
          onAnswered={setAnswered}
        />
      )}
    </AskedOfPhone>
  );
}
