import { styled } from 'styled-components';

export const HeadRoot = styled.div`
  display: flex;
  align-items: flex-start;
  gap: var(--ca-s-5);

  > div {
    flex: 1;
    min-width: 0;
  }
  h1,
  [data-component='Tag'] {
    max-width: 100%;
  }
  [data-component='Tag'] {
    overflow: hidden;
  }
  [data-part='title'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-1) var(--ca-s-3);
  }
  h1 {
    font-size: var(--ca-fs-h3);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h3);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
`;

export const HeadActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ca-s-3);
  margin: var(--ca-s-6) 0;

  > span {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
  > [data-component='Alert'] {
    flex: 1;
  }
  @media (max-width: 767.98px) {
    > [data-part='action'] {
      flex: 1 1 100%;
    }
  }
`;

/** Steps with their numbers in circles, joined by a line. */
export const StepRows = styled.ol`
  & + [data-part='action'] {
    margin-top: var(--ca-s-5);
  }
  > li {
    position: relative;
    display: flex;
    gap: var(--ca-s-3);
    padding-bottom: var(--ca-s-5);
    line-height: max(1.75rem, 26px);
  }
  > li:last-child {
    padding-bottom: 0;
  }
  > li > span {
    display: grid;
    flex: none;
    place-items: center;
    width: max(1.75rem, 26px);
    height: max(1.75rem, 26px);
    border: 2px solid var(--ca-border-2);
    border-radius: var(--ca-r-full);
    background: var(--ca-bg-surface);
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: 1;
  }
  > li:not(:last-child)::before {
    position: absolute;
    top: max(1.75rem, 26px);
    bottom: 0;
    left: calc(max(1.75rem, 26px) / 2 - 1px);
    border-left: 2px solid var(--ca-border-2);
    content: '';
  }
`;

export const ChangeRows = styled.ul`
  > li {
    display: flex;
    gap: var(--ca-s-4);
    padding: var(--ca-s-4) 0;
  }
  > li + li {
    border-top: 1px solid var(--ca-border-1);
  }
  > li > div {
    display: grid;
    /* the date stays under its version, however long the text beside it is */
    align-content: start;
    flex: none;
    width: max(6.5rem, 5.5em);
  }
  p {
    flex: 1;
  }
  b {
    font-weight: var(--ca-fw-strong);
  }
  time,
  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
  }
`;

export const SideNote = styled.p`
  color: var(--ca-text-2);
  font-size: var(--ca-fs-sm);
`;

export const Command = styled.code`
  display: block;
  margin: var(--ca-s-3) 0;
  padding: var(--ca-s-3) var(--ca-s-4);
  border-radius: var(--ca-r-md);
  background: var(--ca-bg-sunken);
  font-family: var(--ca-font-mono);
  font-size: var(--ca-fs-caption);
  word-break: break-all;
`;

export const FileName = styled.code`
  font-family: var(--ca-font-mono);
`;
