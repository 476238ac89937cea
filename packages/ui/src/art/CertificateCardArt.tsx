import type { ComponentPropsWithRef } from 'react';
import { keysOf } from '../internal/keysOf.js';
import { itemsOf } from '../internal/itemsOf.js';
import { groupSerial } from '../formats/index.js';
import { SealStamp } from '../seal-stamp/index.js';
import { StatusTag } from '../status-tag/index.js';
import { useWords } from '../theme/useWords.js';
import { CardSheet } from './CertificateCardArt.styles.js';
import { zhCertificateCardArt } from './CertificateCardArt.zh.js';

export interface CertificateCardArtProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'title'> {
  /** Three to five lines: holder, type, platforms, expiry. */
  rows: readonly { term: string; value: string }[] | null | undefined;
  /** Shown in groups of four. */
  serial: string;
  /** Four characters; each province has its own. @default '电子签章' */
  sealText?: string;
}

/**
 * The specimen certificate in the hero of the home page, hidden from assistive technology. Not for a person's real
 * certificate: that is text, and must be read.
 */
export function CertificateCardArt({ rows: given, serial, sealText, ...rest }: CertificateCardArtProps) {
  const rows = itemsOf(given);
  const keys = keysOf(rows.map(({ term }) => term));
  const words = useWords('certificateCardArt', zhCertificateCardArt);
  return (
    <CardSheet {...rest} data-component="CertificateCardArt" aria-hidden="true">
      <div>
        <div data-part="head">
          <div>
            <div data-part="title">{words.title}</div>
            <div data-part="subtitle">{words.subtitle}</div>
          </div>
          <StatusTag family="success" icon="check">
            {words.status}
          </StatusTag>
        </div>
        <dl>
          {rows.map((row, index) => (
            <div key={keys[index]}>
              <dt>{row.term}</dt>
              <dd>{row.value}</dd>
            </div>
          ))}
        </dl>
        <div data-part="serial">SN {groupSerial(serial)}</div>
        <SealStamp text={sealText ?? words.seal} />
      </div>
    </CardSheet>
  );
}
