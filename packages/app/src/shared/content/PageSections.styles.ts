import { styled } from 'styled-components';

export const CardGroupRoot = styled.section`
  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: 2px var(--ca-s-3);
    margin-bottom: var(--ca-s-4);
  }
  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
    line-height: var(--ca-lh-h4);
  }
  header > p {
    color: var(--ca-text-2);
    font-size: var(--ca-fs-sm);
  }
`;

export const NextStepRoot = styled.section`
  display: flex;
  align-items: center;
  gap: var(--ca-s-8);
  padding: var(--ca-s-8);
  border: 1px solid var(--ca-border-1);
  border-radius: var(--ca-r-lg);
  background: var(--ca-bg-surface);

  > div {
    flex: 1;
  }
  h2 {
    font-size: var(--ca-fs-h4);
    font-weight: var(--ca-fw-strong);
  }
  p {
    margin-top: var(--ca-s-2);
    color: var(--ca-text-2);
  }
  @media (max-width: 767.98px) {
    flex-direction: column;
    align-items: stretch;
    gap: var(--ca-s-4);
    padding: var(--ca-s-4);
  }
`;
