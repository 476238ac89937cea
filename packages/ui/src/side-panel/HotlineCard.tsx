import { type ComponentPropsWithRef, Fragment } from 'react';
import { phoneHref, phoneNumbers } from '../formats/phone.js';
import { checkIcon, clockIcon } from '../icon/paths.js';
import { Glyph } from '../icon/Glyph.js';
import { StatusPill } from '../status-tag/StatusTag.styles.js';
import { useWords } from '../theme/useWords.js';
import { HotlineRoot } from './Hotline.styles.js';
import { zhSidePanel } from './SidePanel.zh.js';

/** Office numbers, complaint line, enterprise mailbox, working hours. Missing ones are hidden. */
export interface Hotline {
  /** Telephone numbers of the office. */
  officeNumbers?: readonly string[] | null;
  /** Complaint hotline. */
  complaint?: string;
  /** Email address for companies. */
  mailbox?: string;
  /** Working hours as text. @default 工作日 08:30–11:30，13:00–17:00 */
  hours?: string;
  /**
   * Whether the hotline is open now. It depends on holidays too, so the caller passes it; without it no state is
   * shown.
   */
  open?: boolean;
}

export interface HotlineCardProps extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Phone numbers, working hours and email address. */
  hotline: Hotline;
}

const isMailbox = (text: string) => /^[^\s@?&]+@[^\s@?&]+$/.test(text);

/** A line may have several numbers; other text is shown without a link. */
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

/** Whom to call, whether the hotline is open now, and what to do when it is closed. */
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
