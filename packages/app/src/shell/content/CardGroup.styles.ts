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
