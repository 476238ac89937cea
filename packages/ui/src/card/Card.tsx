import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { CardFoot, CardHead, CardRoot } from './Card.styles.js';

export interface CardProps extends Omit<ComponentPropsWithRef<'section'>, 'title'> {
  /** Names the region; without it the card is a plain box. */
  title?: ReactNode;
  /** Level of the title in the page's outline. @default 2 */
  titleLevel?: 2 | 3 | 4;
  /** Right of the title: a link, a status, a small action. */
  extra?: ReactNode;
  /** A row below the content, separated by a line. */
  footer?: ReactNode;
  /** `none` for content that must reach the edges: a table, a list of rows. @default 'default' */
  padding?: 'default' | 'none';
}

/** A bordered region of a page, without shadow. */
export function Card({
  title,
  titleLevel = 2,
  extra,
  footer,
  padding = 'default',
  children,
  ...rest
}: CardProps) {
  const titleId = useId();
  const Title = `h${titleLevel}` as const;
  return (
    <CardRoot
      aria-labelledby={title ? titleId : undefined}
      {...rest}
      data-component="Card"
      data-padding={padding}
    >
      {title || extra ? (
        <CardHead>
          {title ? (
            <Title id={titleId} data-part="title">
              {title}
            </Title>
          ) : null}
          {extra}
        </CardHead>
      ) : null}
      {children}
      {footer ? <CardFoot>{footer}</CardFoot> : null}
    </CardRoot>
  );
}
