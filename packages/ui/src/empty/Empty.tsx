import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { EmptyArt, type EmptyArtName } from '../art/EmptyArt.js';
import { EmptyRoot } from './Empty.styles.js';

export interface EmptyProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** A drawing by name, or a picture of your own; `null` for none. @default 'lock' */
  art?: EmptyArtName | ReactElement | null;
  /** What is not there: “还没有证书”. */
  title: ReactNode;
  /** A heading of this level; plain text when left out. */
  titleLevel?: 2 | 3 | 4;
  /** Why, or what would change it. */
  reason?: ReactNode;
  /** One action: a first use offers 新建, a search 清除条件, a failure 重试. */
  action?: ReactNode;
  /** `sm` stands inside a card or a table. @default 'md' */
  size?: 'sm' | 'md';
}

/** The content of a region that has none: first use, no result, no permission, or it could not be loaded. */
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
