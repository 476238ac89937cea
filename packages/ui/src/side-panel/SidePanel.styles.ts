import { css, styled } from 'styled-components';
import { scrollBarRoom } from '../internal/scrollBarRoom.js';

/** A rail at the lower right of wide windows, or rows in a page: on phones the same entries are in 我的. */
export const PanelRoot = styled.aside`
  &[data-layout='rail'] {
    /* above the chat button, and above the assistant button by its maximum height (edgeColumnCss) */
    --local-bottom: calc(8.5rem + max(4.75rem, 72px) + 12px);
    position: fixed;
    right: calc(var(--ca-s-4) + ${scrollBarRoom});
    bottom: var(--local-bottom);
    /* in a low window it scrolls, and does not cover header and tabs */
    max-height: calc(100vh - var(--local-bottom) - 8rem);
    overflow-y: auto;
    z-index: var(--ca-z-side-panel);
    width: max(4.25rem, 60px);
    padding: var(--ca-s-1);
    border: 1px solid var(--ca-border-1);
    border-radius: var(--ca-r-lg);
    background: var(--ca-bg-surface);
    box-shadow: var(--ca-shadow-2);
  }
  /* no assistant button: keep clear of the chat button only */
  :root:not(:has([data-component='AssistantButton'])) &[data-layout='rail'] {
    --local-bottom: 8.5rem;
  }
  & > ul {
    display: grid;
    gap: 2px;
  }
  &[data-layout='list'] > ul > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  @media (max-width: 1279.98px) {
    &[data-layout='rail'] {
      display: none;
    }
  }
  /* hidden in the elder-friendly mode and below 1280px: the list in 我的 has all entries */
  [data-mode='elder'] &[data-layout='rail'] {
    display: none;
  }
  @media print {
    display: none;
  }
`;

const entry = css`
  display: grid;
  place-items: center;
  place-content: center;
  gap: 2px;
  width: 100%;
  min-height: max(3.25rem, 52px);
  padding: var(--ca-s-2) 0;
  border-radius: var(--ca-r-md);
  color: var(--ca-text-2);
  font-size: var(--ca-fs-caption);
  line-height: 1.3;
  text-align: center;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--ca-bg-selected);
    color: var(--ca-text-link);
    text-decoration: none;
  }
  & > svg {
    --icon-size: 1.5rem;
  }
  [data-layout='list'] & {
    grid-template-columns: auto minmax(0, 1fr) auto;
    place-content: normal;
    gap: var(--ca-s-3);
    padding: var(--ca-s-2) var(--ca-s-4);
    color: var(--ca-text-1);
    font-size: var(--ca-fs-body);
    text-align: start;
  }
  [data-layout='list'] & > [data-part='label'] {
    justify-self: start;
  }
  [data-mode='elder'] & {
    min-height: 60px;
  }
`;

export const EntryButton = styled.button`
  ${entry}
`;

export const EntryLink = styled.a`
  ${entry}
`;

/** Placeholder of the QR code while its code loads, in the same size. */
export const QrBox = styled.div`
  display: grid;
  place-items: center;
  min-width: 10rem;
  min-height: 10rem;
`;

export const AddressBar = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: var(--ca-s-3);

  & > [data-part='address'] {
    flex: 1 1 16rem;
    min-width: 0;
    color: var(--ca-text-2);
  }
`;
