import type { ComponentPropsWithRef } from 'react';
import { checkIcon, clockIcon } from '../icon/paths.js';
import { Glyph } from '../icon/Glyph.js';
import { StatusPill } from '../status-tag/StatusTag.styles.js';
import { useWords } from '../theme/useWords.js';
import { HotlineRoot } from './Hotline.styles.js';
import { zhSidePanel } from './SidePanel.zh.js';

/** Spec 2.6: office numbers, complaint line, enterprise mailbox, working hours. Missing ones hide their line. */
export interface Hotline {
  officeNumbers?: readonly string[] | null;
  complaint?: string;
  mailbox?: string;
  /** @default 工作日 08:30-11:30，13:00-17:00 */
  hours?: string;
  /** Is somebody there now? Holidays decide too, so the caller knows; without it no state is shown. */
  open?: boolean;
}

export interface HotlineCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  hotline: Hotline;
}

/** Digits and a leading plus alone: whatever else stands in a number must not reach the dialler. */
const telOf = (number: string) => `tel:${number.replace(/(?!^\+)\D/g, '')}`;
const isMailbox = (text: string) => /^[^\s@?&]+@[^\s@?&]+$/.test(text);

/** Whom to call, whether somebody is there now, and what to do when not. */
export function HotlineCard({ hotline, ...rest }: HotlineCardProps) {
  const words = useWords('sidePanel', zhSidePanel);
  const { officeNumbers, complaint, mailbox, hours, open } = hotline;
  const numbers = (officeNumbers ?? []).filter(Boolean);
  return (
    <HotlineRoot {...rest} data-component="HotlineCard">
      <p data-part="head">
        <strong>{words.hotline}</strong>
        {open === undefined ? null : (
          <StatusPill data-family={open ? 'success' : 'neutral'} data-part="state">
            <Glyph of={open ? checkIcon : clockIcon} />
            {open ? words.open : words.closed}
          </StatusPill>
        )}
      </p>
      <dl>
        {numbers.length > 0 ? (
          <>
            <dt>{words.office}</dt>
            <dd>
              {numbers.map((number, index) => (
                <a key={`${number} ${index}`} href={telOf(number)}>
                  {number}
                </a>
              ))}
            </dd>
          </>
        ) : null}
        {complaint ? (
          <>
            <dt>{words.complaint}</dt>
            <dd>
              <a href={telOf(complaint)}>{complaint}</a>
            </dd>
          </>
        ) : null}
        {mailbox ? (
          <>
            <dt>{words.mailbox}</dt>
            <dd>{isMailbox(mailbox) ? <a href={`mailto:${mailbox}`}>{mailbox}</a> : mailbox}</dd>
          </>
        ) : null}

        <dt>{words.hours}</dt>
        <dd>{hours || words.hoursValue}</dd>
      </dl>
      {open === false && mailbox ? <p data-part="note">{words.closedNote}</p> : null}
    </HotlineRoot>
  );
}
