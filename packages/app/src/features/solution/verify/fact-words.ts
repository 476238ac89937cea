import { formatDate, formatDateTime } from '@ca-portal/ui/formats';
import type { SignatureFacts, TimeStampFacts } from './check-signature.js';
import type { Verdict } from './verdict.js';

export const verdictWords: Readonly<Record<Verdict, string>> = {
  valid: '签章有效',
  invalid: '签章无效',
  unsure: '无法确认',
};

const contents: Readonly<Record<SignatureFacts['content'], string>> = {
  whole: '签章后没有改动',
  changed: '签章后被改动过',
  forged: '签名不是这张证书所签',
  foreign: '签名算法本平台不认识，不能核验，请用签章客户端核验',
};
const stampWords: Readonly<Record<TimeStampFacts['state'], string>> = {
  trusted: '有效',
  unknown: '签发机构不在本平台信任的名单里，不能证明时间',
  invalid: '无效，不能证明时间',
};
const stampText = ({ at, by, state }: TimeStampFacts) =>
  [at ? formatDateTime(at) : '', by, stampWords[state]].filter(Boolean).join('，');
const revocations: Readonly<Record<SignatureFacts['revocation'], string>> = {
  good: '未吊销',
  revoked: '已吊销',
  unknown: '查不到吊销记录',
};

/** Only a time confirmed by an authority proves which came first. */
function revokedText(at: Date, stamp: TimeStampFacts | null): string {
  const proven = stamp?.state === 'trusted' ? stamp.at : null;
  const order = proven ? (proven < at ? '，在签章之后' : '，在签章之前') : '';
  return `${revocations.revoked}（${formatDateTime(at)}${order}）`;
}

/** The findings, line by line; `bad` marks a negative one. */
export function factLines(facts: SignatureFacts, at: Date): { term: string; value: string; bad?: boolean }[] {
  const {
    signedAt,
    issuer,
    notAfter,
    content,
    national,
    issuedBy,
    inTime,
    inTimeNow,
    revocation,
    revokedAt,
    revokedLater,
    timeStamp,
  } = facts;
  const trusted = issuedBy === 'trusted' ? '' : '，签发机构不在本平台信任的名单里';
  const validity = !inTime
    ? '，签章时不在有效期内'
    : inTimeNow
      ? ''
      : '，现已到期，按上面的签章时间当时在有效期内';
  return [
    {
      term: '签章时间',
      value: signedAt ? `${formatDateTime(signedAt)}（由签章人的电脑提供）` : '没有写明',
    },
    ...(timeStamp
      ? [{ term: '时间戳', value: stampText(timeStamp), bad: timeStamp.state !== 'trusted' }]
      : []),
    {
      term: '证书',
      value: `${issuer}，有效期至 ${formatDate(notAfter)}${validity}${trusted}`,
      bad: !inTime || issuedBy === 'unknown',
    },
    ...(national ? [{ term: '签名算法', value: '国密 SM2（SM3）' }] : []),
    { term: '文件内容', value: contents[content], bad: content !== 'whole' },
    {
      term: '吊销状态',
      value: `${revokedAt ? revokedText(revokedAt, timeStamp) : revocations[revocation]}，查询于 ${formatDateTime(at).slice(11)}`,
      bad: revocation !== 'good' && !revokedLater,
    },
  ];
}
