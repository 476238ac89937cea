import { styled } from 'styled-components';

export const TwoLists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--ca-s-6);

  h3 {
    margin-bottom: var(--ca-s-2);
    font-weight: var(--ca-fw-strong);
  }
  [data-kind='back'] li > [data-component='Icon'] {
    color: var(--ca-danger-fg);
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
