import { styled } from 'styled-components';

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);

  > [data-component='Breadcrumb'] {
    margin-bottom: calc(-1 * var(--ca-s-2));
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 26rem);
  align-items: start;
  gap: var(--ca-s-6);

  @media (max-width: 1023.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
  [data-mode='elder'] & {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const Aside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ca-s-6);
`;
