import { styled } from 'styled-components';

export const Rows = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  column-gap: var(--ca-s-10);

  > * {
    margin: calc((var(--ca-row-h) - 1em) / 2) 0;
  }
  @media (max-width: 767.98px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;
