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
