import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 23.75rem;
  align-items: start;
  gap: var(--ca-s-6);

  @media (max-width: 1279.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Column = styled.div`
  display: grid;
  gap: var(--ca-s-6);
  min-width: 0;
`;

export const Side = styled(Column)`
  @media (max-width: 767.98px) {
    order: -1;
  }
`;
