import { attachmentRule, type AttachmentKind } from '@ca-portal/api/domain';
import type { ReactNode } from 'react';
import { SampleBox } from './AttachmentTiles.styles.js';

const lines = (x: number, y: number, widths: readonly number[]) =>
  widths.map((width, at) => <path key={at} d={`M${x} ${y + at * 12}h${width}`} />);

const front = (
  <>
    <rect x="20" y="15" width="160" height="101" rx="7" />
    {lines(34, 36, [58, 44, 70, 70, 80])}
    <rect x="132" y="32" width="36" height="46" rx="3" />
    <circle cx="150" cy="48" r="8" />
    <path d="M138 74c2-12 22-12 24 0" />
  </>
);
const back = (
  <>
    <rect x="20" y="15" width="160" height="101" rx="7" />
    <circle cx="50" cy="44" r="16" />
    <text x="118" y="42">
      中华人民共和国
    </text>
    <text x="118" y="60">
      居民身份证
    </text>
    {lines(60, 86, [90, 70])}
  </>
);
const inHand = (held: ReactNode) => (
  <>
    <circle cx="100" cy="34" r="20" />
    <path d="M48 124c4-44 26-58 52-58s48 14 52 58" />
    <rect x="68" y="78" width="64" height="40" rx="4" fill="var(--ca-bg-surface)" />
    {held}
  </>
);
const sheet = (title: string, box: ReactNode) => (
  <>
    <rect x="50" y="6" width="100" height="120" rx="3" />
    <text x="100" y="22">
      {title}
    </text>
    {box}
  </>
);
const seal = (
  <>
    <rect x="70" y="50" width="60" height="60" strokeDasharray="3 3" />
    <circle cx="100" cy="80" r="24" stroke="var(--ca-danger-fg)" />
    <path d="M100 72l2.4 5 5.6.7-4 3.9 1 5.4-5-2.7-5 2.7 1-5.4-4-3.9 5.6-.7z" stroke="var(--ca-danger-fg)" />
  </>
);

const drawings: Partial<Record<AttachmentKind, ReactNode>> = {
  idFront: front,
  idBack: back,
  idInHand: inHand(lines(76, 90, [30, 24, 36])),
  signatureInHand: inHand(<path d="M76 102c6-16 10-14 10-4s8 4 12-4 6 8 12 2 8-6 12-2" strokeWidth="2.5" />),
  sealSample: sheet('印章样表', seal),
  sealForm: sheet('电子印章采集表', seal),
  applicationForm: sheet(
    '证书申请表',
    <>
      <path d="M62 32h76v54H62zM62 50h76M62 68h76M88 32v54" />
      <circle cx="126" cy="104" r="14" stroke="var(--ca-danger-fg)" />
    </>,
  ),
  explanation: sheet(
    '情况说明',
    <>
      {lines(62, 40, [76, 76, 76, 40])}
      <circle cx="126" cy="104" r="14" stroke="var(--ca-danger-fg)" />
    </>,
  ),
  damagePhoto: (
    <>
      <rect x="20" y="15" width="160" height="101" rx="7" strokeDasharray="3 3" />
      <g transform="rotate(-18 100 66)">
        <rect x="52" y="46" width="78" height="40" rx="6" />
        <path d="M130 54h22v24h-22zM140 60v12" />
        <text x="92" y="70">
          编号 0137
        </text>
      </g>
    </>
  ),
  businessLicense: sheet(
    '营业执照（副本）',
    <>
      {lines(62, 44, [76, 60, 76, 50])}
      <circle cx="128" cy="106" r="14" stroke="var(--ca-danger-fg)" />
    </>,
  ),
  authorizationLetter: sheet(
    '授权委托书',
    <>
      {lines(62, 40, [76, 76, 76, 40])}
      <path d="M64 112c6-12 10-10 10-2s8 2 12-4" strokeWidth="2" />
      <circle cx="126" cy="104" r="14" stroke="var(--ca-danger-fg)" />
    </>,
  ),
};

/** Drawing of a usable picture of this kind; renders nothing for kinds without a drawing. */
export function AttachmentSample({ kind }: { kind: AttachmentKind }) {
  const drawing = drawings[kind];
  if (!drawing) return null;
  return (
    <SampleBox
      viewBox="0 0 200 132"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, there is no file for an img
      role="img"
      aria-label={`${attachmentRule(kind).label}的示例`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {drawing}
    </SampleBox>
  );
}

export const hasSample = (kind: AttachmentKind): boolean => kind in drawings;
