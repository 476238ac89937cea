import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { EmptyArt, type EmptyArtName } from '../art/EmptyArt.js';
import { EmptyRoot } from './Empty.styles.js';

export interface EmptyProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** A drawing by name, or your own picture; `null` for none. @default 'lock' */
  art?: EmptyArtName | ReactElement | null;
  /** What is missing: “还没有证书”. */
  title: ReactNode;
  /** Heading level; plain text when left out. */
  titleLevel?: 2 | 3 | 4;
  /** Why, or what would change it. */
  reason?: ReactNode;
  /** One action: 新建 for a first item, 清除条件 for a search, 重试 for a failure. */
  action?: ReactNode;
  /** `sm` for a card or a table. @default 'md' */
  size?: 'sm' | 'md';
}

/** Shown in a region without content: first use, no result, no permission, or a failed load. */
export function Empty({ art = 'lock', title, titleLevel, reason, action, size = 'md', ...rest }: EmptyProps) {
  const Title = titleLevel ? (`h${titleLevel}` as const) : 'p';
  return (
    <EmptyRoot {...rest} data-component="Empty" data-size={size}>
      {typeof art === 'string' ? <EmptyArt name={art} /> : art}
      <Title data-part="title">{title}</Title>
      {reason ? <p data-part="reason">{reason}</p> : null}
      {action ? <div data-part="way">{action}</div> : null}
    </EmptyRoot>
  );
}
