import { styled } from 'styled-components';

export const CardSheet = styled.div`
  width: 26.5rem;
  max-width: 100%;
  padding: 0.5rem;
  border: 1px solid var(--border-brand);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  box-shadow: var(--shadow-3);

  & > div {
    position: relative;
    padding: 1.375rem 1.5rem;
    border: 1px solid var(--motif);
    border-radius: var(--r-md);
  }

  & [data-part='head'] {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
  }

  & [data-part='title'] {
    font-family: var(--font-seal);
    font-size: max(1.5rem, 19px);
    font-weight: 700;
    line-height: 1.3;
  }

  & [data-part='subtitle'] {
    color: var(--text-2);
    font-size: var(--fs-caption);
    line-height: var(--lh-caption);
  }

  & dl {
    display: grid;
    gap: 0.5rem;
    margin-top: 1.125rem;
    font-size: max(0.875rem, 12px);
  }

  & dl > div {
    display: grid;
    grid-template-columns: 5em minmax(0, 1fr);
  }

  & dt {
    color: var(--text-2);
  }

  & [data-part='serial'] {
    margin-top: 1.125rem;
    padding-top: 0.75rem;
    border-top: 1px dashed var(--border-2);
    color: var(--text-2);
    font-family: var(--font-mono);
    font-size: var(--fs-caption);
    line-height: var(--lh-caption);
  }

  & [data-component='SealStamp'] {
    position: absolute;
    top: 8.5rem;
    right: 1.5rem;
    width: 5.5rem;
    height: 5.5rem;
  }
`;
