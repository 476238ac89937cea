import { Alert } from '@ca-portal/ui/alert';
import { Button } from '@ca-portal/ui/button';
import { Icon } from '@ca-portal/ui/icon';
import { Textarea } from '@ca-portal/ui/textarea';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { hexOf, makeDemoLock, type DemoLock } from '../demo-lock.js';

export const sentence = '我公司自愿参加本项目投标，投标总报价 1,268,000 元。';

export interface StageProps {
  lock: DemoLock;
}

/** What the lock contains, before the first step. */
export function InsideStage() {
  return (
    <>
      <p>CA锁是一支带密码的 USB 锁，里面有三样东西：</p>
      <ul>
        <li>数字证书：写着您是谁、谁签发的、用到哪一天，可以给任何人看。</li>
        <li>私钥：用来签名和解密，只在锁里工作，拿不出来，平台也没有。</li>
        <li>电子印章：公章、法人章或个人签名的图样。</li>
      </ul>
      <Alert>
        下面三步用真实的密码运算演示。密钥是刚刚在您的浏览器里做出来的，只在这个页面有效，不是真的证书，也不会发送给任何人。
      </Alert>
    </>
  );
}

/** Signs a text; after a character is changed, the signature is no longer valid. */
export function SignStage({ lock }: StageProps) {
  const [text, setText] = useState(sentence);
  const sign = useMutation({ mutationFn: () => lock.sign(text) });
  const check = useQuery({
    queryKey: ['demo', 'verify', text, sign.data ? hexOf(sign.data, 64) : ''],
    queryFn: () => (sign.data ? lock.verify(text, sign.data) : false),
    enabled: sign.data !== undefined,
    // The keys exist as long as the page is open.
    gcTime: 0,
  });
  return (
    <>
      <p>先盖章，再试着改一个数字，看看会怎样。</p>
      <Textarea aria-label="要签章的文字" rows={3} value={text} onValueChange={setText} />
      <div data-part="actions">
        <Button variant="primary" icon={<Icon name="stamp" />} onClick={() => sign.mutate()}>
          {sign.data ? '重新盖章' : '盖章'}
        </Button>
      </div>
      {sign.data ? (
        <>
          <p data-part="bytes">签名：{hexOf(sign.data)}</p>
          {check.data === undefined ? null : check.data ? (
            <Alert live tone="success" title="签章有效">
              文字和盖章时一模一样，确实是这把锁签的。
            </Alert>
          ) : (
            <Alert live tone="warning" title="签章无效">
              文字在盖章之后被改动过。改回原样，签章又会有效；想用新的文字，要重新盖章。
            </Alert>
          )}
        </>
      ) : null}
    </>
  );
}

interface Opened {
  old: string | undefined;
  fresh: string | undefined;
}

/** Encrypts for one lock, and tries to decrypt with it and with its replacement. */
export function DecryptStage({ lock }: StageProps) {
  const encrypt = useMutation({ mutationFn: () => lock.encrypt(sentence) });
  const open = useMutation({
    mutationFn: async (): Promise<Opened> => {
      if (!encrypt.data) return { old: undefined, fresh: undefined };
      const replacement = await makeDemoLock();
      const [old, fresh] = await Promise.all([lock.decrypt(encrypt.data), replacement.decrypt(encrypt.data)]);
      return { old, fresh };
    },
  });
  return (
    <>
      <p>投标文件用您的证书加密，上传以后谁也读不了，开标时插上同一把锁才能解开。</p>
      <div data-part="actions">
        <Button icon={<Icon name="padlock" />} onClick={() => encrypt.mutate()}>
          加密投标文件
        </Button>
        <Button
          variant="primary"
          icon={<Icon name="key" />}
          disabled={!encrypt.data}
          disabledReason="请先加密投标文件"
          loading={open.isPending}
          loadingText="正在解密"
          debounce={0}
          onClick={() => open.mutate()}
        >
          开标解密
        </Button>
      </div>
      {encrypt.data ? <p data-part="bytes">密文：{hexOf(encrypt.data, 24)}</p> : null}
      {open.data ? (
        <>
          <Alert live tone="success" title="用原来的锁：解开了">
            {open.data.old}
          </Alert>
          <Alert live tone="danger" title="用补办后的新锁：解不开">
            证书重新签发后，将无法解密用原证书加密的投标文件。所以有未开标的文件时，建议开标后再补办、延期或变更。
          </Alert>
        </>
      ) : null}
    </>
  );
}
