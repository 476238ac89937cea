import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LineArt } from './Art.styles.js';

export type ArtProps = Omit<ComponentPropsWithRef<'svg'>, 'children'>;

function ProductArt({ name, children, ...rest }: ArtProps & { name: string; children: ReactNode }) {
  return (
    <LineArt
      width="200"
      height="140"
      {...rest}
      data-component={name}
      viewBox="0 0 200 140"
      aria-hidden="true"
    >
      {children}
    </LineArt>
  );
}

function SealMark({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} data-part="seal">
      <rect width="18" height="18" rx="2.5" data-fill="surface" />
      <path d="M5 6h8M5 12h8M9 4v10" />
    </g>
  );
}

/** 实体 CA 锁. Line art of the product cards; decorative, because the name stands beside it. */
export function LockArt(props: ArtProps) {
  return (
    <ProductArt {...props} name="LockArt">
      <rect x="26" y="50" width="34" height="40" data-fill="surface" />
      <path d="M36 60h8M36 80h8" />
      <rect x="60" y="40" width="110" height="60" rx="14" data-fill="soft" />
      <circle cx="152" cy="70" r="8" data-fill="surface" />
      <rect x="78" y="55" width="38" height="30" rx="4" data-fill="surface" />
      <path d="M78 65h12v10H78M116 65h-12v10h12M97 55v30" />
      <circle cx="130" cy="55" r="2.5" data-fill="line" />
    </ProductArt>
  );
}

/** 手机证书. Line art of the product cards. */
export function PhoneArt(props: ArtProps) {
  return (
    <ProductArt {...props} name="PhoneArt">
      <rect x="66" y="8" width="68" height="124" rx="12" data-fill="soft" />
      <path d="M92 18h16" />
      <rect x="76" y="36" width="48" height="58" rx="4" data-fill="surface" />
      <path d="M84 48h24M84 57h32M84 66h18" />
      <path d="M90 112l7 7 13-14" />
      <SealMark x={104} y={68} />
    </ProductArt>
  );
}

/** PC 证书. Line art of the product cards. */
export function ComputerArt(props: ArtProps) {
  return (
    <ProductArt {...props} name="ComputerArt">
      <rect x="34" y="14" width="132" height="88" rx="8" data-fill="soft" />
      <path d="M86 126h28M70 132h60M100 102v24" />
      <rect x="52" y="30" width="66" height="56" rx="4" data-fill="surface" />
      <path d="M62 42h32M62 52h46M62 62h22" />
      <path d="M130 40h20M130 50h14M130 60h18" />
      <SealMark x={92} y={62} />
    </ProductArt>
  );
}
