import type { ComponentPropsWithRef, ReactNode } from 'react';
import { HeadingRoot } from './PageHeading.styles.js';

export interface PageHeadingProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The title of the page, its `h1`. */
  title: ReactNode;
  /** Beside the title: a status. */
  extra?: ReactNode;
  /** A line below it. */
  description?: ReactNode;
  /** At most one primary button. */
  actions?: ReactNode;
  /** `lg` for public pages, `md` inside the app shell. @default 'md' */
  size?: 'md' | 'lg';
}

/** The head of a page with its only `h1`. */
export function PageHeading({ title, extra, description, actions, size = 'md', ...rest }: PageHeadingProps) {
  return (
    <HeadingRoot {...rest} data-component="PageHeading" data-size={size}>
      <div>
        <div data-part="title">
          <h1>{title}</h1>
          {extra}
        </div>
        {description ? <p data-part="description">{description}</p> : null}
      </div>
      {actions ? <div data-part="actions">{actions}</div> : null}
    </HeadingRoot>
  );
}
