import { styled } from 'styled-components';

export const Frame = styled.section`
  display: flex;
  align-items: center;
  gap: var(--ca-s-4);
  padding: var(--ca-s-4) var(--ca-s-5);
  border: 2px solid var(--ca-warning-solid);
  border-radius: var(--ca-r-lg);
  background: var(--ca-warning-bg);

  /* No focus ring: the frame is visible enough. */
  &:focus-visible {
    outline: none;
    box-shadow: none;
  }

  > [data-component='Icon'] {
    flex: none;
    width: max(1.75rem, 26px);
    height: max(1.75rem, 26px);
    color: var(--ca-warning-fg);
  }
  strong {
    font-size: var(--ca-fs-h5);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h5);
  }
  p {
    color: var(--ca-text-2);
  }
`;

export const ProgressHead = styled.div`
  display: flex;
  justify-content: space-between;
  margin-bottom: var(--ca-s-2);

  strong {
    font-weight: var(--ca-fw-strong);
  }
  &[data-note] {
    margin: var(--ca-s-2) 0 0;
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const WhoseLock = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3);
  padding-top: var(--ca-s-4);
  border-top: 1px solid var(--ca-border-1);

  > span {
    display: grid;
  }
  strong {
    font-weight: var(--ca-fw-strong);
  }
  strong + span {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;
