import type { ComponentPropsWithRef } from 'react';
import { Stamp } from './SealStamp.styles.js';

export interface SealStampProps extends Omit<ComponentPropsWithRef<'svg'>, 'children'> {
  /** Square: four characters in two columns, read from the right. Round: a word between two lines, with a star. */
  shape?: 'square' | 'round';
  /** Square: exactly four characters are shown. Round: two to four characters. */
  text: string;
  /** The small line above the word of a round seal. */
  caption?: string;
  /** Accessible name. Leave it out where the same text stands beside the seal: it is decorative then. */
  label?: string;
}

/** Positions of the four characters of a square seal: right column first, as seals are read. */
const cells = [
  [49, 34],
  [49, 59],
  [23, 34],
  [23, 59],
] as const;

/**
 * 印章: an ornament for identity and for completed business. On the certificate card, a notice's signature, completed
 * business and the 404 page; never on errors, warnings or buttons, never over text, at most one large seal per
 * screen.
 */
export function SealStamp({ shape = 'square', text, caption, label, ...rest }: SealStampProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Stamp
      {...rest}
      {...naming}
      data-component="SealStamp"
      data-shape={shape}
      viewBox={shape === 'square' ? '0 0 72 72' : '0 0 104 104'}
      fill="none"
      stroke="currentColor"
      focusable="false"
    >
      {shape === 'square' ? (
        <SquareSeal text={text ?? ''} />
      ) : (
        <RoundSeal text={text ?? ''} caption={caption} />
      )}
    </Stamp>
  );
}

function SquareSeal({ text }: { text: string }) {
  const characters = [...text];
  return (
    <>
      <rect x="3" y="3" width="66" height="66" rx="6" strokeWidth="3" />
      <rect x="8" y="8" width="56" height="56" rx="3" strokeWidth="1" />
      <g fill="currentColor" stroke="none" fontSize="24">
        {cells.map(([x, y], index) => (
          <text key={`${x}-${y}`} x={x} y={y}>
            {characters[index]}
          </text>
        ))}
      </g>
    </>
  );
}

function RoundSeal({ text, caption }: { text: string; caption: string | undefined }) {
  return (
    <>
      <circle cx="52" cy="52" r="48" strokeWidth="3" />
      <circle cx="52" cy="52" r="42" strokeWidth="1" />
      <path d="M14 40h76M14 66h76" strokeWidth="1.5" />
      <g fill="currentColor" stroke="none">
        <text x="52" y="60" fontSize={text.length > 3 ? 17 : 20}>
          {text}
        </text>
        {caption ? (
          <text x="52" y="33" fontSize="11">
            {caption}
          </text>
        ) : null}
        <path d="M52 72l2.6 5.3 5.9.9-4.3 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8-4.3-4.1 5.9-.9z" />
      </g>
    </>
  );
}
