import { Fragment } from 'react';

/** A sentence with `code` between backticks. For stories only. */
export function Inline({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of one fixed sentence
    index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>,
  );
}
