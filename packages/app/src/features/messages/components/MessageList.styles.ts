import { styled } from 'styled-components';

export const List = styled.ul`
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
`;

export const Row = styled.a`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--ca-s-2);
  padding: var(--ca-s-3) var(--ca-s-4);
  color: var(--ca-text-1);
  text-decoration: none;

  &:hover {
    background: var(--ca-bg-sunken);
    color: var(--ca-text-1);
    text-decoration: none; /* the whole row is the link */
  }
  &[aria-current] {
    background: var(--ca-bg-selected);
  }
  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
  &[data-unread]::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 0;
    width: 3px;
    background: var(--ca-action);
  }
  [data-part='topic'] {
    /* a subject is fully visible on two lines, in large type and in a narrow pane */
    display: -webkit-box;
    overflow: hidden;
    overflow-wrap: anywhere;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  &[data-unread] [data-part='topic'] {
    font-weight: var(--ca-fw-strong);
  }
  > :nth-child(even) {
    align-self: center;
    justify-self: end;
  }
  time,
  [data-part='sender'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
  [data-part='marks'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2);
    min-width: 0;
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

export const Waiting = styled.div`
  display: grid;
  gap: var(--ca-s-3);
  padding: var(--ca-s-3) var(--ca-s-4);
  border-bottom: 1px solid var(--ca-border-1);
`;
