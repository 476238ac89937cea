import { styled } from 'styled-components';

export const CardSheet = styled.div`
  width: 26.5rem;
  max-width: 100%;
  padding: 0.5rem;
  border: 1px solid var(--ca-border-brand);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);
  box-shadow: var(--ca-shadow-3);

  & > div {
    position: relative;
    padding: 1.375rem 1.5rem;
    border: 1px solid var(--ca-motif);
    border-radius: var(--ca-r-md);
  }

  & [data-part='head'] {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
  }

  & [data-part='title'] {
    font-family: var(--ca-font-seal);
    font-size: max(1.5rem, 19px);
    font-weight: 700;
    line-height: 1.3;
  }

  & [data-part='subtitle'] {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
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
    color: var(--ca-text-2);
  }

  & [data-part='serial'] {
    margin-top: 1.125rem;
    padding-top: 0.75rem;
    border-top: 1px dashed var(--ca-border-2);
    color: var(--ca-text-2);
    font-family: var(--ca-font-mono);
    font-size: var(--ca-fs-caption);
    line-height: var(--ca-lh-caption);
  }

  & [data-component='SealStamp'] {
    position: absolute;
    top: 8.5rem;
    right: 1.5rem;
    width: 5.5rem;
    height: 5.5rem;
  }
`;
