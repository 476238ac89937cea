import { styled } from 'styled-components';

export const IdentityRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ca-s-3) var(--ca-s-6);

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--ca-s-2) var(--ca-s-3);
    color: var(--ca-text-2);
  }
  > div > output {
    font-size: var(--ca-fs-sm);
  }
`;

export const GroupRoot = styled.section`
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
