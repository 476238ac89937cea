import { styled } from 'styled-components';

export const Frame = styled.div`
  display: flex;
  align-items: center;
  gap: var(--s-4);
  padding: var(--s-4) var(--s-5);
  border: 2px solid var(--warning-solid);
  border-radius: var(--r-lg);
  background: var(--warning-bg);

  > [data-component='Icon'] {
    flex: none;
    width: max(1.75rem, 26px);
    height: max(1.75rem, 26px);
    color: var(--warning-fg);
  }
  strong {
    font-size: var(--fs-h5);
    font-weight: var(--fw-strong);
    line-height: var(--lh-h5);
  }
  p {
    color: var(--text-2);
  }
`;

export const ProgressHead = styled.div`
  display: flex;
  justify-content: space-between;
  margin-bottom: var(--s-2);

  strong {
    font-weight: var(--fw-strong);
  }
  &[data-note] {
    margin: var(--s-2) 0 0;
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;

export const WhoseLock = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--s-3);
  padding-top: var(--s-4);
  border-top: 1px solid var(--border-1);

  > span {
    display: grid;
  }
  strong {
    font-weight: var(--fw-strong);
  }
  strong + span {
    color: var(--text-2);
    font-size: var(--fs-sm);
  }
`;
