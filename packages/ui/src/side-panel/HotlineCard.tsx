import { type ComponentPropsWithRef, Fragment } from 'react';
import { phoneHref, phoneNumbers } from '../formats/phone.js';
import { checkIcon, clockIcon } from '../icon/paths.js';
import { Glyph } from '../icon/Glyph.js';
import { StatusPill } from '../status-tag/StatusTag.styles.js';
import { useWords } from '../theme/useWords.js';
import { HotlineRoot } from './Hotline.styles.js';
import { zhSidePanel } from './SidePanel.zh.js';

/** Office numbers, complaint line, enterprise mailbox, working hours. Missing ones hide their line. */
export interface Hotline {
  /** Telephone numbers of the office. */
  officeNumbers?: readonly string[] | null;
  /** The number for complaints. */
  complaint?: string;
  /** The mail address for companies. */
  mailbox?: string;
  /** When somebody answers, in words. @default 工作日 08:30–11:30，13:00–17:00 */
  hours?: string;
  /** Is somebody there now? Holidays decide too, so the caller knows; without it no state is shown. */
  open?: boolean;
}

export interface HotlineCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Numbers, hours and mail address. */
  hotline: Hotline;
}

const isMailbox = (text: string) => /^[^\s@?&]+@[^\s@?&]+$/.test(text);

/** A line may hold several numbers; what cannot be dialled is read. */
const numbersIn = (line: string) =>
  phoneNumbers(line).map((number, index) => {
    const href = phoneHref(number);
    const key = `${number} ${index}`;
    return href ? (
      <a key={key} href={href}>
        {number}
      </a>
    ) : (
      <span key={key}>{number}</span>
    );
  });

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
              {numbers.map((line, index) => (
                <Fragment key={`${line} ${index}`}>{numbersIn(line)}</Fragment>
              ))}
            </dd>
          </>
        ) : null}
        {complaint ? (
          <>
            <dt>{words.complaint}</dt>
            <dd>{numbersIn(complaint)}</dd>
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
