import { type ComponentPropsWithRef, type CSSProperties, useMemo, useState } from 'react';
import { IconButton } from '../icon-button/index.js';
import { useWords } from '../theme/useWords.js';
import { QrCaption, QrMissing, QrRoot, QrSheet, QrStatus, QrText } from './QrCode.styles.js';
import { qrPath } from './qrPath.js';
import { zhQrCode } from './QrCode.zh.js';
import { Glyph } from '../icon/Glyph.js';
import { linkIcon } from '../icon/paths.js';

export interface QrCodeProps extends Omit<ComponentPropsWithRef<'figure'>, 'children'> {
  /** The encoded text; at most 2,331 bytes (UTF-8). */
  value: string | null | undefined;
  /** The purpose: 微信扫码支付. Shown below the code and used as its accessible name. */
  label: string;
  /** Side in CSS pixels, never under 112. @default 160 */
  size?: number;
  /** The readable text below the code. @default value */
  text?: string;
  /** Hides the text and its copy button: only where the same address is a link beside it. */
  hideText?: boolean;
}

/**
 * A code to scan with a phone, with the same content as text for people who cannot. Black on white in every theme.
 */
export function QrCode({ value, label, size = 160, text, hideText, style, ...rest }: QrCodeProps) {
  const locale = useWords('qrCode', zhQrCode);
  const content = value ?? '';
  const readable = text ?? content;
  const code = useMemo(() => qrPath(content), [content]);
  const [outcome, setOutcome] = useState<{ of: string; ok: boolean }>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(readable);
      setOutcome({ of: readable, ok: true });
    } catch {
      setOutcome({ of: readable, ok: false }); // refused, or not a secure context
    }
  };

  return (
    <QrRoot
      data-component="QrCode"
      data-state={code ? 'ready' : content ? 'too-long' : 'empty'}
      {...rest}
      style={{ ...style, '--local-size': `${size}px` } as CSSProperties}
    >
      {code ? (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn in place, there is no file for an img
        <QrSheet viewBox={`0 0 ${code.side} ${code.side}`} role="img" aria-label={label} data-part="code">
          <rect width="100%" height="100%" fill="#fff" />
          <path d={code.path} fill="#000" shapeRendering="crispEdges" />
        </QrSheet>
      ) : (
        <QrMissing data-part="missing">{content ? locale.tooLong : locale.empty}</QrMissing>
      )}
      <QrCaption>{label}</QrCaption>
      {hideText || !readable ? null : (
        <>
          <QrText>
            <span data-part="text">{readable}</span>
            <IconButton
              icon={<Glyph of={linkIcon} />}
              size="sm"
              label={locale.copy}
              onClick={() => void copy()}
            />
          </QrText>
          <QrStatus data-part="status">
            {outcome?.of === readable ? (outcome.ok ? locale.copied : locale.copyFailed) : null}
          </QrStatus>
        </>
      )}
    </QrRoot>
  );
}
