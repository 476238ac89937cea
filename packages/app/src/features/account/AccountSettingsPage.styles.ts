import { styled } from 'styled-components';

/** Buttons side by side below what they change. */
export const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ca-s-2);
`;

/** The details of a lock, each on one line: stacked on a phone, and a number never breaks. */
export const LockFacts = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ca-s-5);

  > * {
    white-space: nowrap;
  }
  > b {
    min-width: 5em;
    font-weight: var(--ca-fw-strong);
    white-space: normal;
  }
  > small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

/** One row per topic, one column per channel. */
export const Topics = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: var(--ca-s-2) var(--ca-s-4);
    min-height: var(--ca-row-h);
    border-top: 1px solid var(--ca-border-1);
  }
  > li > :first-child {
    flex: 1;
    min-width: 0;
  }
  > li > :not(:first-child) {
    flex: 0 0 5.5em;
  }
  small {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;
