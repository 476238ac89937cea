import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keysOf } from '../internal/keysOf.js';
import { EmptyArt } from '../art/EmptyArt.js';
import { Rosette } from '../motif/index.js';
import { SealStamp } from '../seal-stamp/index.js';
import { useLinkComponent } from '../theme/uiContext.js';
import { useWords } from '../theme/useWords.js';
import { PageRoot } from './ErrorPage.styles.js';
import { zhErrorPage } from './ErrorPage.zh.js';

export interface ErrorPageProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** `notFound` 404, `forbidden` 403 (the person stays signed in), `failed` 500 and maintenance. */
  kind: 'notFound' | 'forbidden' | 'failed';
  /** Replaces the default sentence where more is known: who may do it, when it recovers. */
  title?: ReactNode;
  /** Why the page cannot be shown, and what to do. */
  reason?: ReactNode;
  /** Links and buttons; the first one is primary. */
  actions?: ReactNode;
  /** Pages that the visitor probably meant. */
  suggestions?: readonly { label: string; href: string }[];
  /** Details for support: the page and the error code. */
  reference?: ReactNode;
}

/** An error page between header and footer: what happened, why, where to go. */
export function ErrorPage({ kind, title, reason, actions, suggestions, reference, ...rest }: ErrorPageProps) {
  const locale = useWords('errorPage', zhErrorPage);
  // An unknown kind counts as `failed`.
  const words = locale[kind] ?? locale.failed;
  const Link = useLinkComponent();
  const keys = keysOf(suggestions?.map(({ href }) => href) ?? []);
  return (
    <PageRoot {...rest} data-component="ErrorPage" data-kind={kind}>
      <div data-part="picture">
        {kind === 'notFound' ? (
          <>
            <Rosette lineWidth={0.9} />
            <span data-part="seal">
              <SealStamp text={locale.seal} />
            </span>
          </>
        ) : (
          <EmptyArt name={kind === 'forbidden' ? 'lock' : 'offline'} />
        )}
      </div>
      <div>
        <p data-part="code">{words.code}</p>
        <h1>{title ?? words.title}</h1>
        <p data-part="reason">{reason ?? words.reason}</p>
        {actions ? <div data-part="actions">{actions}</div> : null}
        {suggestions?.length ? (
          <div data-part="suggestions">
            <p>{locale.suggestions}</p>
            <ul>
              {suggestions.map((suggestion, index) => (
                <li key={keys[index]}>
                  <Link href={suggestion.href}>{suggestion.label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
        {reference ? <p data-part="reference">{reference}</p> : null}
      </div>
    </PageRoot>
  );
}
