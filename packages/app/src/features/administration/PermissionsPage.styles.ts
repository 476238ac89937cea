import { styled } from 'styled-components';

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: 17rem minmax(0, 1fr);
  align-items: start;
  gap: var(--ca-s-4);

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const MenuRows = styled.ul`
  display: grid;
  gap: var(--ca-s-2);

  > li {
    padding-left: calc(var(--local-depth) * 1.75em);
  }
`;
